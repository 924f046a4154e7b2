import { expect, test } from 'vitest'
import { describeCancellation } from './describeCancellation.ts'

const line = (line_id: string, line_charge: number, status: 'ordered' | 'cancelled' = 'ordered') => ({
  line_id,
  line_charge,
  line_total: 600,
  status,
  title: line_id,
  quantity: 1,
  unit_price: 600,
  is_gift: false,
  gift_needs: null,
})
const makeOrder = (change: Partial<Parameters<typeof describeCancellation>[0]> = {}) => ({
  coupon: null,
  lines: [line('lip', 506.25), line('cream', 93.75)],
  totals: { mrp: 700, discount: 0, offer_discount: 0, coupon_discount: 0, delivery_fee: 0, total: 600 },
  payment: { method: 'upi', status: 'paid', payment_id: null, amount_due: 0 } as const,
  delivery_estimate: { now: '2026-11-22T05:10:00.000Z' },
  ...change,
})
const cash = { method: 'cod', status: 'due_on_delivery', payment_id: null, amount_due: 600 } as const
const withCoupon = {
  coupon: 'GLOW10',
  totals: { mrp: 700, discount: 0, offer_discount: 0, coupon_discount: 100, delivery_fee: 0, total: 600 },
}

/** All sentences: the amount comes first. */
function sentencesOf(...about: Parameters<typeof describeCancellation>) {
  const { money = '', gifts = '', rules = '' } = describeCancellation(...about) ?? {}
  return [money, gifts, rules].filter((part) => part !== '').join(' ')
}

test('keeps the amount apart from the rules', () => {
  expect(describeCancellation(makeOrder(), { lip: 1, cream: 1 })).toEqual({
    money: 'You get ₹600 back the way you paid, by 2 Dec 2026 at the latest.',
    gifts: '',
    rules: 'We send the refund to your bank by 24 Nov 2026.',
  })
})

test('shows the refund of a line to the paisa, and the discounts that other lines keep', () => {
  expect(sentencesOf(makeOrder(withCoupon), { cream: 1 })).toBe(
    'You get ₹93.75 back the way you paid, by 2 Dec 2026 at the latest. We send the refund to your bank by 24 Nov 2026. ' +
      'Coupon GLOW10 is shared by all items: the cancelled ones take their share with them, the others keep theirs. ' +
      'Delivery of the rest stays free.',
  )
})

test('shows the paid total with delivery when the whole order is cancelled', () => {
  const totals = {
    mrp: 600,
    discount: 0,
    offer_discount: 0,
    coupon_discount: 0,
    delivery_fee: 49,
    total: 649,
  }
  expect(sentencesOf(makeOrder({ totals }), { lip: 1, cream: 1 })).toBe(
    'You get ₹649 back the way you paid, by 2 Dec 2026 at the latest. We send the refund to your bank by 24 Nov 2026.',
  )
  expect(sentencesOf(makeOrder({ totals }), { lip: 1 })).toMatch(/The delivery fee stays as it is\.$/)
})

test('treats all remaining lines as the whole order', () => {
  const lines = [line('lip', 506.25, 'cancelled'), line('cream', 93.75)]
  expect(sentencesOf(makeOrder({ ...withCoupon, lines }), { cream: 1 })).toBe(
    'You get ₹93.75 back the way you paid, by 2 Dec 2026 at the latest. We send the refund to your bank by 24 Nov 2026.',
  )
})

test('shows the remaining amount to pay on delivery', () => {
  expect(sentencesOf(makeOrder({ payment: cash }), { cream: 1 })).toBe(
    'You will pay ₹506.25 on delivery. Delivery of the rest stays free.',
  )
  expect(sentencesOf(makeOrder({ payment: cash }), { lip: 1, cream: 1 })).toBe(
    'You will have nothing to pay.',
  )
})

test('shows the refund of some units of a line: whole rupees of an offer, so that the rest can be paid in cash', () => {
  const kajal = { ...line('kajal', 349), quantity: 4, unit_price: 99, line_total: 396 }
  const order = makeOrder({ lines: [kajal, line('cream', 210)], payment: { ...cash, amount_due: 559 } })
  expect(sentencesOf(order, { kajal: 1 })).toContain('You will pay ₹471 on delivery.')
  expect(sentencesOf(order, { kajal: 3 })).toContain('You will pay ₹297 on delivery.')
  expect(sentencesOf(order, { kajal: 4 })).toContain('You will pay ₹210 on delivery.')
})

test('says that a gift goes when too few units are kept for it', () => {
  const lip = { ...line('lip', 1_200), quantity: 2, line_total: 1_200 }
  const gift_needs = { lines: ['lip'], quantity: 2, amount: 0 }
  const order = makeOrder({ lines: [lip, { ...line('comb', 0), is_gift: true, gift_needs }] })
  expect(sentencesOf(order, { lip: 1 })).toContain('You no longer get the free gift: comb.')
})

test('mentions no money for an unpaid order', () => {
  const payment = { method: 'upi', status: 'pending', payment_id: null, amount_due: 600 } as const
  expect(describeCancellation(makeOrder({ payment }), { lip: 1, cream: 1 })).toBeUndefined()
})

test('mentions the offer price of the other items, and the gift that goes with what earned it', () => {
  const gift_needs = { lines: ['lip'], quantity: 1, amount: 0 }
  const gift = { ...line('comb', 0), is_gift: true, gift_needs }
  const order = makeOrder({
    lines: [line('lip', 139), line('cream', 210), gift],
    totals: { mrp: 500, discount: 0, offer_discount: 151, coupon_discount: 0, delivery_fee: 0, total: 349 },
  })
  const keeps = 'Items in an offer are refunded at what you paid for them; the others keep their offer price.'
  expect(sentencesOf(order, { cream: 1 })).toContain(`24 Nov 2026. ${keeps}`)
  expect(describeCancellation(order, { lip: 1 })).toMatchObject({
    gifts: 'You no longer get the free gift: comb.',
    rules: expect.stringContaining(`24 Nov 2026. ${keeps}`),
  })
  expect(sentencesOf(order, { lip: 1, cream: 1 })).toBe(
    'You get ₹349 back the way you paid, by 2 Dec 2026 at the latest. We send the refund to your bank by 24 Nov 2026.',
  )
})

test('speaks of no refund where nothing was paid', () => {
  const totals = {
    mrp: 500,
    discount: 0,
    offer_discount: 151,
    coupon_discount: 0,
    delivery_fee: 0,
    total: 349,
  }
  const lines = [line('lip', 139), line('cream', 210)]
  const order = makeOrder({ lines, totals, payment: { ...cash, amount_due: 349 } })
  expect(sentencesOf(order, { cream: 1 })).toBe(
    'You will pay ₹139 on delivery. The other items keep their offer price. Delivery of the rest stays free.',
  )
})

test('promises the dates that the tracker of the refund shows', () => {
  const payment = { method: 'card', status: 'paid', payment_id: null, amount_due: 0 } as const
  expect(sentencesOf(makeOrder({ payment }), { lip: 1, cream: 1 })).toContain(
    'by 29 Nov 2026 at the latest. We send the refund to your bank by 24 Nov 2026.',
  )
})

test('says what happens to a payment that the bank has not decided about', () => {
  const payment = { method: 'upi', status: 'processing', payment_id: null, amount_due: 600 } as const
  expect(sentencesOf(makeOrder({ payment }), { lip: 1, cream: 1 })).toBe(
    'If your bank still takes your payment, we refund all of it.',
  )
})
