import type { OrderWire } from '@shop/contract/orders.schema'
import type { Payment } from '@shop/contract/payments.schema'
import type { AddressWire } from '@shop/contract/users.schema'
import { http } from 'msw'
import { storyCart, storyQuote } from './storyCart.ts'
import { storyProduct } from './storyData.ts'
import { byRider } from './storyDelivery.ts'
import { says } from './storyResolvers.ts'

const { valid_until: _, ...deliveryEstimate } = byRider
const [cartItem] = storyCart

const home: AddressWire = {
  id: 1,
  name: 'Meenakshi Sundaram',
  phone: '+919876543210',
  pincode: '302001',
  line1: '14 Gulmohar Lane',
  line2: 'C-Scheme',
  landmark: 'Opposite the water tower',
  city: 'Jaipur',
  state: 'Rajasthan',
  type: 'home',
  is_default: true,
}

export const storyAddresses: AddressWire[] = [
  home,
  {
    ...home,
    id: 2,
    name: 'Asha Rao',
    line1: '3 Mill Road',
    line2: '',
    landmark: '',
    type: 'work',
    is_default: false,
  },
]

/** Each line as long as the form allows. */
export const storyLongAddress: AddressWire = {
  ...home,
  name: 'Venkatanarasimharajuvaripeta Subrahmanyabharati Krishnamurthy',
  line1: 'Flat 1204, Tower Magnolia, Prestige Shantiniketan Residential Enclave, Whitefield Main Road',
  line2: 'Near the second gate of the International Technology Park, behind the petrol pump',
  city: 'Thiruvananthapuram',
}

export const storyOrder: OrderWire = {
  id: 'A'.repeat(22),
  number: 'TP-2026-000123',
  status: 'held',
  replaced: false,
  placed_at: '2026-11-22T11:00:00.000Z',
  hold_until: '2026-11-22T11:15:00.000Z',
  timeline: [
    { step: 'placed', at: '2026-11-22T11:00:00.000Z' },
    { step: 'confirmed', at: null },
    { step: 'packed', at: null },
    { step: 'shipped', at: null },
    { step: 'delivered', at: null },
  ],
  lines: [
    {
      line_id: 'L'.repeat(22),
      product_id: storyProduct.id,
      variant_id: cartItem?.variantId ?? 1,
      title: storyProduct.title,
      slug: storyProduct.slug,
      brand_name: storyProduct.brandName,
      option_name: 'Ruby',
      image: storyProduct.pictures[0]?.src ?? '',
      quantity: 2,
      quantity_cancelled: 0,
      cancelled_charge: 0,
      unit_mrp: 699,
      unit_price: 499,
      line_total: 998,
      offer_discount: 0,
      offer: null,
      is_gift: false,
      gift_needs: null,
      line_charge: 998,
      status: 'ordered',
      quantity_returned: 0,
      cancellable: true,
      returnable: false,
      returnable_for_mistake: false,
      return_days: 7,
      return_until: null,
      return_for_mistake_until: null,
      why_not: null,
      own_rating: null,
    },
  ],
  coupon: null,
  totals: storyQuote.data.totals,
  address: home,
  payment: { method: 'upi', status: 'pending', payment_id: null, amount_due: 998 },
  refunds: [],
  pickups: [],
  returnable_fee: 0,
  delivery_estimate: deliveryEstimate,
  cancellable: true,
  returnable: false,
  cod_available: true,
  cod_why_not: null,
  has_invoice: false,
}

export const storyPaidOrder: OrderWire = {
  ...storyOrder,
  status: 'confirmed',
  hold_until: null,
  timeline: storyOrder.timeline.map(({ step, at }) =>
    step === 'confirmed' ? { step, at: '2026-11-22T11:02:00.000Z' } : { step, at },
  ),
  payment: { ...storyOrder.payment, status: 'paid', payment_id: 'P'.repeat(22), amount_due: 0 },
}

/** Answers that the order is paid, with these changes. */
export const paidOrder = (changes: Partial<OrderWire> = {}) =>
  http.get('/api/orders/:id', says({ data: { ...storyPaidOrder, ...changes } }))

/** Order of which one payment was tried, and that payment. */
export const storyTriedOrder: OrderWire = {
  ...storyOrder,
  payment: { ...storyOrder.payment, payment_id: 'P'.repeat(22) },
}
export const storyPayment: Payment = {
  payment_id: 'P'.repeat(22),
  order_id: storyOrder.id,
  method: 'card',
  amount: 998,
  status: 'pending',
  message: 'Your bank has not decided yet.',
  may_retry: true,
  action: null,
  held_until: storyOrder.hold_until,
}
