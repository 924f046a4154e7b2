import { expect, test } from 'vitest'
import { formatExactRupees, unitPaise } from './money.ts'

test.each([
  [39_901, 0, 40_000],
  [40_000, 0, 40_000],
  [40_000, 10, 36_000],
  [39_900, 5, 38_000],
  [99_999, 33, 67_000],
  [1, 0, 100],
  [50_000, 100, 100],
  [1_000_000_000, 1, 990_000_000],
])(
  'charges %i paise less %i %% as %i paise, rounded up to whole rupees once',
  (selling, additional, charged) => {
    expect(unitPaise(selling, additional)).toBe(charged)
  },
)

test.each([
  [94, '₹94'],
  [93.75, '₹93.75'],
  [1_23_456.5, '₹1,23,456.50'],
  [0.29, '₹0.29'],
])('writes %d rupees as %s', (rupees, text) => {
  expect(formatExactRupees(rupees)).toBe(text)
})
