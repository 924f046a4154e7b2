import type { AddressValues } from '@shop/shop-ui/AddressForm'
import { expect, test, vi } from 'vitest'
import { createApi, type Transport } from '#lib/api/createApi.ts'
import { createQueries } from '#lib/createQueries.ts'
import { submitAddress } from './submitAddress.ts'

const values: AddressValues = {
  name: 'Asha Menon',
  phone: '9876543210',
  pincode: '999999',
  line1: '',
  line2: '',
  landmark: '',
  city: '',
  state: '',
  type: 'home',
  isDefault: false,
}

/** Errors of an address in a shop that knows no pincode, and the addresses of its requests. */
async function submit(change: Partial<AddressValues> = {}) {
  const asked: string[] = []
  const transport: Transport = ({ url }) => {
    asked.push(url)
    return Promise.resolve({ status: 404, data: {} })
  }
  const services = { api: createApi(transport), queries: createQueries() }
  const errors = await submitAddress(services, null, { ...values, ...change }, vi.fn())
  return { fields: Object.keys(errors ?? {}).toSorted(), asked }
}

test('finds an unknown pincode together with the empty fields', async () => {
  expect((await submit()).fields).toEqual(['city', 'line1', 'pincode', 'state'])
})

test('asks for no pincode that can’t exist', async () => {
  expect((await submit({ pincode: '12' })).asked).toEqual([])
})
