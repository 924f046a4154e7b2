import { expect, test } from 'vitest'
import { percentOff } from './percentOff.ts'

test.each([
  ['a whole rupee stays', 50_000, 10, 5_000],
  ['a part of one counts as one', 47_900, 10, 4_800],
  ['at most the amount', 9_950, 100, 9_900],
  ['nothing of nothing', 0, 10, 0],
  ['a part is not the whole', 100, 1, 0],
  ['a part of two rupees leaves one', 200, 90, 100],
])('takes the per cent of an amount: %s', (_, amount, percent, off) => {
  expect(percentOff(amount, percent)).toBe(off)
})
