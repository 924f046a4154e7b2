import { expect, test } from 'vitest'
import { today } from './today.ts'

test.each([
  ['2026-12-31T18:29:59.999Z', '2026-12-31'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
  ['2028-02-28T18:30:00.000Z', '2028-02-29'],
])('%s is the day %s in India', (moment, day) => {
  expect(today(new Date(moment))).toBe(day)
})
