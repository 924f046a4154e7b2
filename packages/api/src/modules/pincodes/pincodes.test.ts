import { pincodeResponseSchema, type PincodeResponse } from '@shop/contract/pincodes.schema'
import { describe, expect, test } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { DELHI_STORE, deliveryServiceOf, JAIPUR_STORE } from './deliveryService.ts'
import { findPlace } from './findPlace.ts'
import { promiseDelivery } from './promiseDelivery.ts'

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
  ])('has %s in %s, %s', (pincode, city, state) => {
    expect(findPlace(pincode)).toEqual({ city, state })
  })

  test.each(['110000', '999999', '100000', '123456'])('has no %s', (pincode) => {
    expect(findPlace(pincode)).toBeUndefined()
  })
})

describe('delivery', () => {
  const serviceOf = (pincode: string) => {
    const place = findPlace(pincode)
    if (place === undefined) throw new Error(`There is no ${pincode}`)
    return deliveryServiceOf(pincode, place)
  }

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
  ])('to %s is express from store %s, else takes %i days', (pincode, expressStoreId, days) => {
    expect(serviceOf(pincode)).toMatchObject({ serviceable: true, expressStoreId, days })
  })

  test('takes no cash where it is far, and does not reach every island', () => {
    expect(serviceOf('110001').cod).toBe(true)
    expect(serviceOf('795001').cod).toBe(false)
    expect(serviceOf('682555')).toMatchObject({ serviceable: false, cod: false })
  })
})

describe('a promise', () => {
  const at = (time: string) => new Date(`2026-11-22T${time}+05:30`)
  const express = (time: string) => promiseDelivery({ days: 1 }, true, at(time))
  const parcel = (time: string, days: number) => promiseDelivery({ days }, false, at(time))

  test.each([
    ['16:40:00', '2026-11-22T18:40:00+05:30', 120],
    ['09:00:00', '2026-11-22T11:00:00+05:30', 120],
    ['20:59:59', '2026-11-22T22:59:59+05:30', 120],
    ['08:59:00', '2026-11-22T11:00:00+05:30', 121],
    ['00:00:00', '2026-11-22T11:00:00+05:30', 660],
    ['21:00:00', '2026-11-23T11:00:00+05:30', 840],
  ])('of express at %s is %s', (time, by, minutes) => {
    expect(express(time)).toEqual({
      express: true,
      eta: { minutes },
      promised_by: new Date(by).toISOString(),
      now: at(time).toISOString(),
    })
  })

  test.each([
    ['16:59:59', 2, '2026-11-24T20:00:00+05:30', 2],
    ['17:00:00', 2, '2026-11-25T20:00:00+05:30', 3],
    ['00:10:00', 1, '2026-11-23T20:00:00+05:30', 1],
  ])('of a parcel at %s and %i days is %s', (time, days, by, eta) => {
    expect(parcel(time, days)).toMatchObject({
      express: false,
      eta: { days: eta },
      promised_by: new Date(by).toISOString(),
    })
  })
})

describe('GET /api/pincode/{pincode}', () => {
  const { app, get } = useApp('empty')

  test('says where it is and when it would be there, and is not kept', async () => {
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
    expect(Date.parse(data.promised_by ?? '')).toBeGreaterThan(Date.parse(data.now))
  })

  test('promises nothing where we do not go', async () => {
    const { data } = await get<PincodeResponse>('/api/pincode/682555')
    expect(data).toMatchObject({
      serviceable: false,
      express: false,
      eta: null,
      promised_by: null,
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
  ])('%s is a %i', async (pincode, status) => {
    expect((await app().inject(`/api/pincode/${encodeURIComponent(pincode)}`)).statusCode).toBe(status)
  })
})
