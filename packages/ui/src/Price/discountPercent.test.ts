import { expect, test } from 'vitest'
import { discountPercent } from './discountPercent.ts'

test.each([
  [699, 499, 28],
  [100, 100, 0],
  [100, 120, 0],
  [0, 0, 0],
  [0.3, 0.2, 33],
  [1000, 999, 0],
])('computes the discount from %d to %d as %d %', (was, price, percent) => {
  expect(discountPercent(was, price)).toBe(percent)
})
