import { expect, test } from 'vitest'
import { describeCharge } from './describeCharge.ts'

test('explains a charge that is less than the price', () => {
  expect(describeCharge({ line_total: 319, line_charge: 315, offer: null }, 'GLOW10')).toBe(
    'Charged ₹315: ₹319 less ₹4, its share of coupon GLOW10.',
  )
})

test('returns no explanation when the charge is the price', () => {
  expect(describeCharge({ line_total: 319, line_charge: 319, offer: null }, null)).toBeUndefined()
})

test('names the offer behind a charge, too', () => {
  expect(describeCharge({ line_total: 396, line_charge: 300, offer: 'Any 4 for ₹349' }, 'GLOW10')).toBe(
    'Charged ₹300: ₹396 less ₹96, its share of the offer and coupon GLOW10.',
  )
})
