import { expect, test } from 'vitest'
import { describeReturn } from './describeReturn.ts'

const totals = { mrp: 500, discount: 0, offer_discount: 0, coupon_discount: 0, delivery_fee: 0, total: 500 }

const UNTIL = '2026-11-30T18:29:59.999Z'

test('mentions offers and gifts of a returned order', () => {
  expect(describeReturn({ totals, lines: [{ is_gift: false, return_until: UNTIL }] })).toBe(
    'We’ll pick it up from your door.',
  )
  expect(
    describeReturn({
      totals: { ...totals, offer_discount: 100 },
      lines: [{ is_gift: true, return_until: UNTIL }],
    }),
  ).toBe(
    'We’ll pick it up from your door. Items in an offer are refunded at what you paid for them; the others keep their offer price. A gift goes back with the items that you got it for, unless what you keep is enough for it.',
  )
  expect(describeReturn({ totals, lines: [{ is_gift: true, return_until: null }] })).toBe(
    'We’ll pick it up from your door.',
  )
})
