import { expect, test } from 'vitest'
import { describeReturnFee, describeReturnRefund, type ReturnableOrder } from './describeReturnRefund.ts'

const kajal = {
  line_id: 'kajal',
  quantity: 4,
  quantity_returned: 0,
  unit_price: 99,
  line_total: 396,
  line_charge: 349,
}
const order: ReturnableOrder = { lines: [kajal], payment: { method: 'card' }, returnable_fee: 49 }

test('says what comes back for some units of an offer', () => {
  expect(describeReturnRefund(order, { kajal: 1 }, 'size')).toBe(
    'You get ₹87.25 back the way you paid once the items are with us.',
  )
  expect(describeReturnRefund(order, { kajal: 4 }, '')).toContain('₹349')
  expect(describeReturnRefund({ ...order, payment: { method: 'cod' } }, { kajal: 1 }, 'size')).toContain(
    'to your UPI ID',
  )
})

test('adds up to the charge of the line over several returns', () => {
  const third = { ...kajal, quantity: 3, line_total: 297, line_charge: 250.49 }
  const after = (quantity_returned: number) =>
    describeReturnRefund({ ...order, lines: [{ ...third, quantity_returned }] }, { kajal: 1 }, 'size')
  expect([after(0), after(1), after(2)].map((text) => /₹[\d.]+/.exec(text)?.[0])).toEqual([
    '₹83.50',
    '₹83.50',
    '₹83.49',
  ])
})

test('adds the delivery fee after a mistake of the shop, and says so', () => {
  for (const reason of ['damaged', 'wrong_item', 'not_as_described']) {
    expect(describeReturnFee(order, reason)).toBe('We refund the delivery fee of ₹49, too.')
    expect(describeReturnRefund(order, { kajal: 1 }, reason)).toBe(
      'You get ₹136.25 back the way you paid once the items are with us, including the delivery fee of ₹49.',
    )
  }
  for (const reason of ['size', 'quality', 'other', '']) expect(describeReturnFee(order, reason)).toBe('')
})

test('says nothing of a delivery fee that was not paid, or that another return brings back', () => {
  const withoutFee = { ...order, returnable_fee: 0 }
  expect(describeReturnFee(withoutFee, 'damaged')).toBe('')
  expect(describeReturnRefund(withoutFee, { kajal: 1 }, 'damaged')).toBe(
    'You get ₹87.25 back the way you paid once the items are with us.',
  )
})
