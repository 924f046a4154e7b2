import { expect, test } from 'vitest'
import { storyOrder } from '#testing/storyOrder.ts'
import { toOrderTotals } from './toOrderTotals.ts'

const totals = { mrp: 600, discount: 0, offer_discount: 40, coupon_discount: 0, delivery_fee: 49, total: 609 }
const lines = [
  { status: 'ordered', line_charge: 280.5 },
  { status: 'cancelled', line_charge: 279.5 },
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
