import { expect, test } from 'vitest'
import { describeCharge } from './describeCharge.ts'

test('explains a charge that is less than the price', () => {
  expect(describeCharge({ line_total: 319, line_charge: 315 }, 'GLOW10')).toBe(
    'Charged ₹315: ₹319 less ₹4, its share of coupon GLOW10.',
  )
})

test('says nothing when the charge is the price', () => {
  expect(describeCharge({ line_total: 319, line_charge: 319 }, null)).toBeUndefined()
})
