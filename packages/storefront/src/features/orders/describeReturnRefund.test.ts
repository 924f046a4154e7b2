import { expect, test } from 'vitest'
import { storyPaidOrder } from '#testing/storyOrder.ts'
import { describeReturnFee, describeReturnRefund, type ReturnableOrder } from './describeReturnRefund.ts'

const kajal = {
  line_id: 'kajal',
  quantity: 4,
  quantity_returned: 0,
  unit_price: 99,
  line_total: 396,
  line_charge: 349,
}
const order: ReturnableOrder = { lines: [kajal], payment: { method: 'card' } }

test('says what comes back for some units of an offer', () => {
  expect(describeReturnRefund(order, { kajal: 1 })).toBe(
    'You get ₹87.25 back the way you paid once the items are with us.',
  )
  expect(describeReturnRefund(order, { kajal: 4 })).toContain('₹349')
  expect(describeReturnRefund({ ...order, payment: { method: 'cod' } }, { kajal: 1 })).toContain(
    'to your UPI ID',
  )
})

test('adds up to the charge of the line over several returns', () => {
  const third = { ...kajal, quantity: 3, line_total: 297, line_charge: 250.49 }
  const after = (quantity_returned: number) =>
    describeReturnRefund({ ...order, lines: [{ ...third, quantity_returned }] }, { kajal: 1 })
  expect([after(0), after(1), after(2)].map((text) => /₹[\d.]+/.exec(text)?.[0])).toEqual([
    '₹83.50',
    '₹83.50',
    '₹83.49',
  ])
})

test('says how the delivery fee comes back after a mistake of the shop', () => {
  const paid = { totals: { ...storyPaidOrder.totals, delivery_fee: 49 } }
  for (const reason of ['damaged', 'wrong_item', 'not_as_described'])
    expect(describeReturnFee(paid, reason)).toContain('we refund the delivery fee')
  for (const reason of ['size', 'quality', 'other', '']) expect(describeReturnFee(paid, reason)).toBe('')
  expect(describeReturnFee({ totals: { ...paid.totals, delivery_fee: 0 } }, 'damaged')).toBe('')
})
