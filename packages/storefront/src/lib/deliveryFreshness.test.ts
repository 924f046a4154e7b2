import { expect, test } from 'vitest'
import { freshMs, refreshMs } from './deliveryFreshness.ts'

const until = (time: string) => ({
  express: true,
  eta: { minutes: 120 },
  promised_by: '2026-11-22T13:10:00.000Z',
  now: '2026-11-22T11:29:00.000Z',
  valid_until: `2026-11-22T${time}Z`,
})

test.each([
  ['every minute', until('15:30:00.000'), 60_000],
  ['at the cut-off time, when that is sooner', until('11:29:20.000'), 20_000],
  ['no more often than every second', until('11:29:00.001'), 1_000],
  ['every minute while nothing is known', null, 60_000],
])('refreshes a delivery estimate %s', (_, estimate, pause) => {
  expect(refreshMs(estimate)).toBe(pause)
  expect(freshMs(estimate)).toBeGreaterThan(pause)
})
