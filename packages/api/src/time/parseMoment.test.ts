import { expect, test } from 'vitest'
import { parseMoment } from './parseMoment.ts'

test.each([
  ['2026-12-01', '2026-11-30T18:30:00.000Z'],
  ['2026-12-01 10:00', '2026-12-01T04:30:00.000Z'],
  ['2026-12-01T10:00:00Z', '2026-12-01T10:00:00.000Z'],
  ['2026-12-01T10:00+05:30', '2026-12-01T04:30:00.000Z'],
])('reads the time %s', (text, moment) => {
  expect(parseMoment(text)?.toISOString()).toBe(moment)
})

test.each(['', 'tomorrow', '2026-02-30', '2026-12-01 25:00', '01/12/2026'])(
  'refuses %j as a time',
  (text) => {
    expect(parseMoment(text)).toBeUndefined()
  },
)
