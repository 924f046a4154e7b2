import { expect, test } from 'vitest'
import { storyOrder } from '#testing/storyOrder.ts'
import {
  describeCause,
  describeHold,
  describeLine,
  describeOrder,
  describePayment,
  isToPay,
} from './describeOrder.ts'

const refund = {
  refund_id: 'R'.repeat(22),
  amount: 319,
  delivery_fee: 0,
  cause: 'cancelled',
  status: 'requested',
  requested_at: '2026-11-22T12:00:00.000Z',
  initiate_by: '2026-11-24T12:00:00.000Z',
  expected_by: '2026-11-29T12:00:00.000Z',
  done_at: null,
  to_upi: null,
  has_arrived: false,
} as const

test('names the amount that is due at the door, and what has been refunded', () => {
  const { payment } = storyOrder
  const due = { ...payment, method: 'cod', status: 'due_on_delivery', amount_due: 1_998 } as const
  const paid = { ...payment, method: 'card', status: 'paid', amount_due: 0 } as const
  expect(describePayment({ payment: due, refunds: [] })).toBe('Cash on delivery, ₹1,998 due on delivery')
  expect(describePayment({ payment: paid, refunds: [] })).toBe('Card, paid')
  expect(describePayment({ payment: paid, refunds: [refund] })).toBe(
    'Card, paid. ₹319 comes back by 29 Nov 2026.',
  )
  expect(describePayment({ payment: paid, refunds: [{ ...refund, has_arrived: true }, refund] })).toBe(
    'Card, paid. ₹638 comes back: ₹319 is credited, ₹319 arrives by 29 Nov 2026.',
  )
  expect(describePayment({ payment: paid, refunds: [{ ...refund, has_arrived: true }] })).toBe(
    'Card, paid. ₹319 has been refunded.',
  )
  expect(describePayment({ payment: paid, refunds: [{ ...refund, cause: 'surplus' }] })).toBe('Card, paid')
})

test.each([
  [{ status: 'ordered', quantity: 3, quantity_returned: 0 }, undefined],
  [{ status: 'ordered', quantity: 1, quantity_cancelled: 1, quantity_returned: 0 }, '1 of 2 cancelled'],
  [
    { status: 'returned', quantity: 2, quantity_cancelled: 1, quantity_returned: 1 },
    '1 of 3 cancelled. 1 of 2 returned',
  ],
  [{ status: 'return_requested', quantity: 3, quantity_returned: 1 }, 'Return requested for 1 of 3'],
  [{ status: 'return_requested', quantity: 3, quantity_returned: 3 }, 'Return requested'],
  [{ status: 'returned', quantity: 3, quantity_returned: 1 }, '1 of 3 returned'],
  [{ status: 'returned', quantity: 1, quantity_returned: 1 }, 'Returned'],
] as const)('names the units of a line that are cancelled or returned: %j', (line, text) => {
  expect(describeLine({ quantity_cancelled: 0, ...line })).toBe(text)
})

test('asks nobody to pay again while the bank has not decided', () => {
  const waiting = { ...storyOrder, payment: { ...storyOrder.payment, status: 'processing' } } as const
  expect(describeOrder(waiting).text).toBe('Your payment is being checked')
  expect(describeHold(waiting)).toMatch(/^You don’t need to pay again/)
  expect(describePayment(waiting)).toBe('UPI, the payment is being checked')
  expect(isToPay(waiting)).toBe(false)
  expect(isToPay(storyOrder)).toBe(true)
})

test('alarms only when a payment has failed', () => {
  const { payment } = storyOrder
  const toneOf = (status: 'pending' | 'failed') =>
    describeOrder({ ...storyOrder, payment: { ...payment, status } }).tone
  expect(toneOf('pending')).toBe('accent')
  expect(toneOf('failed')).toBe('critical')
})

test('names a return until the items are with the shop', () => {
  const delivered = { ...storyOrder, status: 'delivered' } as const
  const pickup = {
    return_id: 'R',
    lines: [],
    on: null,
    slot: null,
    refund: 998,
    delivery_fee: 0,
    refund_upi: null,
  }
  expect(describeOrder(delivered).text).toBe('Delivered')
  expect(describeOrder({ ...delivered, pickups: [pickup] }).text).toBe('Return requested')
})

test('names the delivery fee that a refund for returned items includes', () => {
  expect(describeCause({ ...refund, cause: 'returned' })).toBe('For what was returned')
  expect(describeCause({ ...refund, cause: 'returned', to_upi: 'asha@bank' })).toBe(
    'For what was returned, to asha@bank',
  )
  expect(describeCause({ ...refund, cause: 'returned', delivery_fee: 49 })).toBe(
    'For what was returned, and the delivery fee of ₹49',
  )
})
