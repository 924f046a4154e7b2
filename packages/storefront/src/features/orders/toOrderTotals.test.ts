import { expect, test } from 'vitest'
import { toOrderTotals } from './toOrderTotals.ts'

const totals = { mrp: 600, discount: 0, offer_discount: 40, coupon_discount: 0, delivery_fee: 49, total: 609 }
const unpaid = { payment: { status: 'due_on_delivery' }, refunds: [] } as const
const bought = {
  is_gift: false,
  cancelled_charge: 0,
  offer: 'Any 2 for ₹560',
  offer_discount: 20,
  unit_mrp: 300,
  line_total: 300,
}
const lines = [
  { ...bought, status: 'ordered', line_charge: 280.5 },
  { ...bought, status: 'cancelled', line_charge: 279.5 },
] as const

test('lowers the total of an order by its cancelled items', () => {
  expect(toOrderTotals({ ...unpaid, status: 'confirmed', totals, lines })).toMatchObject({
    cancelled: 279.5,
    total: 329.5,
  })
  expect(toOrderTotals({ ...unpaid, status: 'delivered', totals, lines: lines.slice(0, 1) })).toMatchObject({
    cancelled: 0,
    total: 609,
  })
})

test('says what was paid and what comes back, without items that were cancelled before the payment', () => {
  const earlier = { ...bought, status: 'cancelled', line_charge: 91 } as const
  const order = {
    status: 'confirmed',
    totals: { ...totals, total: 700 },
    lines: [...lines, earlier],
    payment: { status: 'paid' },
    refunds: [
      { amount: 279.5, cause: 'cancelled' },
      { amount: 609, cause: 'surplus' },
    ],
  } as const
  expect(toOrderTotals(order)).toMatchObject({
    cancelled: 370.5,
    total: 329.5,
    paid: { amount: 609, back: 279.5 },
  })
  expect(toOrderTotals({ ...order, refunds: [] }).paid).toBeUndefined()
})

test('lowers the total by the cancelled units of a line that keeps others', () => {
  const part = [{ ...bought, status: 'ordered', line_charge: 280.5, cancelled_charge: 279.5 }] as const
  expect(toOrderTotals({ ...unpaid, status: 'confirmed', totals, lines: part })).toMatchObject({
    cancelled: 279.5,
    total: 329.5,
  })
})

test.each(['cancelled', 'expired'] as const)('leaves nothing to pay of an order that is %s', (status) => {
  expect(toOrderTotals({ ...unpaid, status, totals, lines })).toMatchObject({ cancelled: 609, total: 0 })
})

test('leaves gifts out of the MRP and the discounts', () => {
  const gift = {
    status: 'ordered',
    line_charge: 0,
    is_gift: true,
    unit_mrp: 320,
    line_total: 288,
    offer: 'Free',
    offer_discount: 288,
    cancelled_charge: 0,
  } as const
  const withGift = { ...totals, mrp: 920, discount: 32, offer_discount: 328 }
  expect(
    toOrderTotals({ ...unpaid, status: 'confirmed', totals: withGift, lines: [...lines.slice(0, 1), gift] }),
  ).toMatchObject({ mrp: 600, discount: 0, offerDiscount: 40, total: 609 })
})

test('names the offer behind the discount, unless there are several', () => {
  const [first] = lines
  const other = { ...first, offer: 'Buy 2, get 10% off' }
  const offerOf = (some: Parameters<typeof toOrderTotals>[0]['lines']) =>
    toOrderTotals({ ...unpaid, status: 'confirmed', totals, lines: some }).offer
  expect(offerOf(lines)).toBe('Any 2 for ₹560')
  expect(offerOf([first, other])).toBeUndefined()
  expect(offerOf([{ ...first, offer: null, offer_discount: 0 }])).toBeUndefined()
})

test.each(['paid', 'paid_on_delivery'] as const)(
  'lowers the total by what was returned of an order that is %s',
  (status) => {
    const order = {
      status: 'delivered',
      totals,
      lines,
      payment: { status },
      refunds: [
        { amount: 279.5, cause: 'cancelled' },
        { amount: 280.5, cause: 'returned' },
      ],
    } as const
    expect(toOrderTotals(order)).toMatchObject({
      cancelled: 279.5,
      returned: 280.5,
      total: 49,
      paid: { amount: 609, back: 560 },
    })
  },
)

test('costs nothing once the items and the delivery fee came back', () => {
  const order = {
    status: 'returned',
    totals,
    lines: lines.map((line) => ({ ...line, status: 'returned' as const })),
    payment: { status: 'paid' },
    refunds: [
      { amount: 329.5, cause: 'returned' },
      { amount: 279.5, cause: 'returned' },
    ],
  } as const
  expect(toOrderTotals(order)).toMatchObject({ returned: 609, total: 0, paid: { amount: 609, back: 609 } })
})
