import { expect, test } from 'vitest'
import { percentOff } from './percentOff.ts'

test.each([
  ['a whole rupee stays', 50_000, 10, 5_000],
  ['a part of one counts as one', 47_900, 10, 4_800],
  ['at most the amount', 9_950, 100, 9_900],
  ['nothing of nothing', 0, 10, 0],
])('takes the per cent of an amount: %s', (_, amount, percent, off) => {
  expect(percentOff(amount, percent)).toBe(off)
})
