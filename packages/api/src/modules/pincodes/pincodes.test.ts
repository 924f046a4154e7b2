import { defaultDelivery } from '@shop/contract/defaultDelivery'
import { pincodeResponseSchema, type PincodeResponse } from '@shop/contract/pincodes.schema'
import { describe, expect, test } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { serviceOf } from './deliveryService.ts'
import { findLocation } from './findLocation.ts'

const DELHI_STORE = 1
const JAIPUR_STORE = 2

describe('the directory', () => {
  test.each([
    ['110001', 'New Delhi', 'Delhi'],
    ['110092', 'Delhi', 'Delhi'],
    ['201301', 'Noida', 'Uttar Pradesh'],
    ['122001', 'Gurugram', 'Haryana'],
    ['302017', 'Jaipur', 'Rajasthan'],
    ['400001', 'Mumbai', 'Maharashtra'],
    ['560001', 'Bengaluru', 'Karnataka'],
    ['682001', 'Kochi', 'Kerala'],
    ['737101', 'Gangtok', 'Sikkim'],
    ['744101', 'Port Blair', 'Andaman and Nicobar Islands'],
    // The package has these in another part of the country.
    ['799001', 'Agartala', 'Tripura'],
    ['334002', 'Bikaner', 'Rajasthan'],
    ['384316', 'Mahesana', 'Gujarat'],
    ['612906', 'Ariyalur', 'Tamil Nadu'],
  ])('finds the pincode %s in %s, %s', (pincode, city, state) => {
    expect(findLocation(pincode)).toEqual({ city, state })
  })

  test.each(['110000', '999999', '100000', '123456', '504346', '791701'])(
    'finds no city for %s',
    (pincode) => {
      expect(findLocation(pincode)).toBeUndefined()
    },
  )
})

describe('delivery', () => {
  test.each([
    ['110001', DELHI_STORE, 1],
    ['201301', DELHI_STORE, 2],
    ['122002', DELHI_STORE, 2],
    ['121001', DELHI_STORE, 2],
    ['201001', DELHI_STORE, 2],
    ['302001', JAIPUR_STORE, 2],
    ['303001', null, 2],
    ['400001', null, 2],
    ['411057', null, 2],
    ['795001', null, 7],
  ])('delivers to %s by express from store %s, else in %i days', (pincode, expressStoreId, days) => {
    expect(serviceOf(pincode, defaultDelivery)).toMatchObject({ serviceable: true, expressStoreId, days })
  })

  test('offers no cash on long routes, and no delivery to some islands', () => {
    expect(serviceOf('110001', defaultDelivery)?.cod).toBe(true)
    expect(serviceOf('795001', defaultDelivery)?.cod).toBe(false)
    expect(serviceOf('682555', defaultDelivery)).toMatchObject({ serviceable: false, cod: false })
  })
})

describe('GET /api/pincode/{pincode}', () => {
  const { app, get } = useApp('empty')

  test('returns city, state and the fastest delivery, uncached', async () => {
    const answer = await app().inject('/api/pincode/110001')
    expect(answer.headers['cache-control']).toBe('no-store')
    const { data } = pincodeResponseSchema.parse(answer.json())
    expect(data).toMatchObject({
      city: 'New Delhi',
      state: 'Delhi',
      serviceable: true,
      express: true,
      cod: true,
    })
    expect(data.eta).toEqual({ minutes: expect.any(Number) as number })
  })

  test('returns no estimate where the shop does not deliver', async () => {
    const { data } = await get<PincodeResponse>('/api/pincode/682555')
    expect(data).toMatchObject({
      serviceable: false,
      express: false,
      eta: null,
      cod: false,
    })
  })

  test.each([
    ['110000', 404],
    ['000000', 400],
    ['11001', 400],
    ['1100011', 400],
    ['11000a', 400],
    ['١١٠٠٠١', 400],
    ['1.1e5', 400],
  ])('answers the pincode %s with %i', async (pincode, status) => {
    expect((await app().inject(`/api/pincode/${encodeURIComponent(pincode)}`)).statusCode).toBe(status)
  })
})
