import { expect, test } from 'vitest'
import { pickupDays } from './pickupDays.ts'

test('offers pickup days from tomorrow on, in Indian time', () => {
  // It is already Monday in India.
  const days = pickupDays('2026-11-22T19:00:00.000Z')
  expect(days[0]).toEqual({ value: '2026-11-24', label: 'Tomorrow' })
  expect(days[1]).toEqual({ value: '2026-11-25', label: 'Wed, 25 Nov' })
  expect(days).toHaveLength(5)
})
