import { expect, test } from 'vitest'
import { describeCharge } from './describeCharge.ts'

const line = { line_total: 319, line_charge: 319, offer: null, is_gift: false }

test('explains a charge that is less than the price', () => {
  expect(describeCharge({ ...line, line_charge: 315 }, 'GLOW10')).toBe(
    '₹315 in this order: ₹319 less ₹4, its share of coupon GLOW10.',
  )
})

test('returns no explanation when the charge is the price', () => {
  expect(describeCharge(line, null)).toBeUndefined()
})

test('names the offer behind a charge, too', () => {
  expect(
    describeCharge({ ...line, line_total: 396, line_charge: 300, offer: 'Any 4 for ₹349' }, 'GLOW10'),
  ).toBe('₹300 in this order: ₹396 less ₹96, its share of the offer and coupon GLOW10.')
})

test('explains no price of a gift', () => {
  const gift = { ...line, line_charge: 0, offer: 'Free Comb with any 2 shampoos', is_gift: true }
  expect(describeCharge(gift, null)).toBeUndefined()
})
