import { defaultDelivery } from '@shop/contract/defaultDelivery'
import { parcelDays } from '@shop/contract/parcelDays'
import { describe, expect, test } from 'vitest'
import { PINCODE_DIRECTORY } from '#modules/pincodes/directory.data.ts'
import { serviceOf, type DeliveryService } from '#modules/pincodes/deliveryService.ts'
import { estimateDelivery } from './estimateDelivery.ts'

const DELHI_STORE = 1
const JAIPUR_STORE = 2

const service = { ...serviceOf('110001', defaultDelivery), days: 2 } as DeliveryService
const near = (units: number) => [{ storeId: DELHI_STORE, units }]
const far = (units: number) => [{ storeId: JAIPUR_STORE, units }]
const at = (time: string) => new Date(`2026-11-22T${time}+05:30`)
const iso = (moment: string) => new Date(moment).toISOString()

describe('time of arrival', () => {
  test.each([
    ['16:40:00', '2026-11-22T18:40:00+05:30', 120],
    ['09:00:00', '2026-11-22T11:00:00+05:30', 120],
    ['20:59:59', '2026-11-22T22:59:59+05:30', 120],
    ['08:59:00', '2026-11-22T11:00:00+05:30', 121],
    ['00:00:00', '2026-11-22T11:00:00+05:30', 660],
    ['21:00:00', '2026-11-23T11:00:00+05:30', 840],
  ])('estimates an express order at %s for %s', (time, by, minutes) => {
    expect(estimateDelivery(service, [{ quantity: 1, stores: near(1) }], at(time))).toMatchObject({
      express: true,
      eta: { minutes },
      promised_by: iso(by),
      now: at(time).toISOString(),
    })
  })

  test('estimates an express order by the minutes of the settings', () => {
    const slower = { ...service, hours: { ...service.hours, expressMinutes: 150 } }
    const estimate = estimateDelivery(slower, [{ quantity: 1, stores: near(1) }], at('16:40:00'))
    expect(estimate).toMatchObject({ eta: { minutes: 150 }, promised_by: iso('2026-11-22T19:10:00+05:30') })
  })

  test.each([
    ['16:59:59', 2, '2026-11-24T20:00:00+05:30', 2],
    ['17:00:00', 2, '2026-11-25T20:00:00+05:30', 3],
    ['00:10:00', 1, '2026-11-23T20:00:00+05:30', 1],
  ])('estimates a parcel that is ordered at %s and takes %i days for %s', (time, days, by, eta) => {
    const parcel = estimateDelivery({ ...service, days }, [{ quantity: 1, stores: far(1) }], at(time))
    expect(parcel).toMatchObject({ express: false, eta: { days: eta }, promised_by: iso(by) })
  })

  test.each([
    ['00:00:00', '2026-11-22T09:00:00+05:30'],
    ['09:00:00', '2026-11-22T17:00:00+05:30'],
    ['16:59:59', '2026-11-22T17:00:00+05:30'],
    ['20:00:00', '2026-11-22T21:00:00+05:30'],
    ['21:00:00', '2026-11-23T00:00:00+05:30'],
  ])('keeps the estimate of %s valid until %s', (time, until) => {
    const estimate = estimateDelivery(service, [{ quantity: 1, stores: near(1) }], at(time))
    expect(estimate?.valid_until).toBe(iso(until))
  })
})

describe('express delivery', () => {
  const isExpress = (...lines: Parameters<typeof estimateDelivery>[1]) =>
    estimateDelivery(service, lines, at('12:00:00'))?.express

  test('estimates express delivery only if the near store has every unit of every line', () => {
    expect(isExpress({ quantity: 2, stores: near(2) })).toBe(true)
    expect(isExpress({ quantity: 3, stores: [...near(2), ...far(5)] })).toBe(false)
    expect(isExpress({ quantity: 1, stores: near(1) }, { quantity: 1, stores: far(1) })).toBe(false)
  })

  test('ignores a line without a quantity', () => {
    expect(isExpress({ quantity: 1, stores: near(1) }, { quantity: 0, stores: [] })).toBe(true)
  })
})

test('returns null for no lines, an unknown pincode, and a pincode without delivery', () => {
  const lines = [{ quantity: 1, stores: near(1) }]
  expect(estimateDelivery(service, [{ quantity: 0, stores: [] }], at('12:00:00'))).toBeNull()
  expect(estimateDelivery(undefined, lines, at('12:00:00'))).toBeNull()
  expect(estimateDelivery({ ...service, serviceable: false }, lines, at('12:00:00'))).toBeNull()
})

test('delivers to every pincode within the days that the shipping page names', () => {
  const services = PINCODE_DIRECTORY.split('\n').flatMap((line) => {
    const [, , areas = ''] = line.split('|')
    return areas.split(' ').map((area) => serviceOf(area.replace(':', '').slice(0, 6), defaultDelivery))
  })
  const days = services.flatMap((one) => {
    const eta = [at('09:00:00'), at('18:00:00')].map(
      (now) => estimateDelivery(one, [{ quantity: 1, stores: [] }], now)?.eta,
    )
    return eta.flatMap((each) => (each !== undefined && 'days' in each ? [each.days] : []))
  })
  const { min, max } = parcelDays(defaultDelivery)
  expect(days.length).toBeGreaterThan(500)
  expect([Math.min(...days), Math.max(...days)]).toEqual([min, max])
})
