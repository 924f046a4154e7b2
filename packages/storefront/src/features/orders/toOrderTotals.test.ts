import { expect, test } from 'vitest'
import { storyOrder } from '#testing/storyOrder.ts'
import { toOrderTotals } from './toOrderTotals.ts'

const totals = { mrp: 600, discount: 0, offer_discount: 40, coupon_discount: 0, delivery_fee: 49, total: 609 }
const bought = { is_gift: false, unit_mrp: 300, quantity: 1 }
const lines = [
  { ...bought, status: 'ordered', line_charge: 280.5 },
  { ...bought, status: 'cancelled', line_charge: 279.5 },
] as const

test('lowers the total of an order by its cancelled items', () => {
  expect(toOrderTotals({ ...storyOrder, status: 'confirmed', totals, lines })).toMatchObject({
    cancelled: 279.5,
    total: 329.5,
  })
  expect(
    toOrderTotals({ ...storyOrder, status: 'delivered', totals, lines: lines.slice(0, 1) }),
  ).toMatchObject({ cancelled: 0, total: 609 })
})

test.each(['cancelled', 'expired'] as const)('leaves nothing to pay of an order that is %s', (status) => {
  expect(toOrderTotals({ ...storyOrder, status, totals, lines })).toMatchObject({ cancelled: 609, total: 0 })
})

test('names the MRP of a gift, which is no saving', () => {
  const gift = { ...bought, status: 'ordered', line_charge: 0, is_gift: true, unit_mrp: 320 } as const
  expect(
    toOrderTotals({ ...storyOrder, status: 'confirmed', totals, lines: [...lines, gift] }),
  ).toMatchObject({ giftMrp: 320 })
})
