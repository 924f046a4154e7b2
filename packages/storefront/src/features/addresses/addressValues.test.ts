import { expect, test } from 'vitest'
import { checkAddress, toAddressValues } from './addressValues.ts'

const values = {
  name: ' Asha Menon ',
  phone: '98765 43210',
  pincode: '302001',
  line1: '14, Amber Residency',
  line2: '',
  landmark: '',
  city: 'Jaipur',
  state: 'Rajasthan',
  type: 'home',
  isDefault: true,
} as const

test('converts form values to a request', async () => {
  expect(await checkAddress(values)).toEqual({
    output: {
      name: 'Asha Menon',
      phone: '+919876543210',
      pincode: '302001',
      line1: '14, Amber Residency',
      line2: '',
      landmark: '',
      city: 'Jaipur',
      state: 'Rajasthan',
      type: 'home',
      is_default: true,
    },
  })
})

test('returns all errors at once', async () => {
  const result = await checkAddress({ ...values, name: '', phone: '12', pincode: '012345', city: ' ' })
  expect('errors' in result && Object.keys(result.errors).toSorted()).toEqual([
    'city',
    'name',
    'phone',
    'pincode',
  ])
})

test('round-trips an address of the API', async () => {
  const result = await checkAddress(values)
  if (!('output' in result)) expect.unreachable()
  expect(await checkAddress(toAddressValues({ id: 7, ...result.output }))).toEqual(result)
})
