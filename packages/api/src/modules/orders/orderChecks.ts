import type { CartQuote } from '@shop/contract/cart.schema'
import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import {
  DELIVERY_SLACK_MINUTES,
  ORDERS_PER_HOUR_MAX,
  ORDERS_TO_PHONE_PER_DAY_MAX,
  UNPAID_UNITS_MAX,
} from '@shop/contract/limits'
import { orderMessages } from '@shop/contract/orderMessages'
import { paiseOfRupees } from '@shop/contract/money'
import type { PlaceOrderRequest } from '@shop/contract/orders.schema'
import { CodedProblem } from '#http/CodedProblem.ts'
import type { QuotedCart } from '#modules/cart/cart.service.ts'
import { serviceOf } from '#modules/pincodes/deliveryService.ts'
import { cashRefusal, type CashTerms } from './cashOnDelivery.ts'
import type { AddressRow, OrderCounts } from './placeOrder.repository.ts'

/** Stops one person from reserving much stock without paying, and from placing and cancelling orders in a loop. */
export function refuseHoarding(
  { inLastHour, toPhoneInLastDay, unpaidUnits: held }: OrderCounts,
  { cart }: QuotedCart,
): void {
  if (inLastHour >= ORDERS_PER_HOUR_MAX || toPhoneInLastDay >= ORDERS_TO_PHONE_PER_DAY_MAX) {
    const detail = 'That’s a lot of orders in a short time. Please try again later.'
    throw new CodedProblem(409, 'TOO_MANY_ORDERS', detail)
  }
  const units = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (held + units <= UNPAID_UNITS_MAX) return
  const detail =
    held === 0
      ? `You can order up to ${UNPAID_UNITS_MAX} items at a time. Please split your order.`
      : `You can have up to ${UNPAID_UNITS_MAX} unpaid items on order, and you have ${held}. Pay for or cancel an order first.`
  throw new CodedProblem(409, 'TOO_MANY_UNITS', detail)
}

/** Refuses an order that would arrive later than quoted. */
export function checkDelivery(
  { quote }: QuotedCart,
  delivery: CartQuote['delivery'],
  body: PlaceOrderRequest,
): void {
  if (body.expected_by === undefined) return
  const latest = Date.parse(body.expected_by) + DELIVERY_SLACK_MINUTES * 60_000
  if (delivery !== null && Date.parse(delivery.promised_by) <= latest) return
  throw new CodedProblem(409, 'DELIVERY_CHANGED', orderMessages.deliveryChanged, {
    quote: { ...quote, delivery },
  })
}

export function checkAddress(
  address: AddressRow | undefined,
  delivery: DeliverySettings,
): asserts address is AddressRow {
  if (address === undefined)
    throw new CodedProblem(
      422,
      'ADDRESS_UNKNOWN',
      'This address is not in your address book any more. Please choose another one.',
      {
        errors: [{ path: 'address_id', message: 'unknown' }],
      },
    )
  if (serviceOf(address.pincode, delivery)?.serviceable !== true)
    throw new CodedProblem(422, 'NOT_SERVICEABLE', `We do not deliver to ${address.pincode} yet.`, {
      errors: [{ path: 'address_id', message: 'not delivered to' }],
    })
}

/** Refuses an order whose price or delivery differs from the quote that the shopper saw. */
export function checkQuote(quoted: QuotedCart, body: PlaceOrderRequest): void {
  const { cart, quote } = quoted
  const errors = cart.lines
    .filter(({ changes }) => changes.some((change) => change !== 'price_changed'))
    .map(({ item, changes }) => ({
      path: `items.${body.items.findIndex((one) => one.product_id === item.product_id && one.variant_id === item.variant_id)}`,
      message: changes.join(', '),
    }))
  if (errors.length > 0) {
    const detail = 'Some items are no longer available as you chose them. Nothing has been ordered.'
    throw new CodedProblem(409, 'STOCK_CHANGED', detail, { errors, quote })
  }
  if (quote.coupon?.applied === false) {
    const detail = `Coupon ${quote.coupon.code} can’t be used: ${quote.coupon.reason ?? ''} Nothing has been ordered.`
    throw new CodedProblem(409, 'COUPON_CHANGED', detail, { quote })
  }
  const gifts = cart.lines.flatMap(({ isGift, variant }) => (isGift ? (variant?.variantId ?? []) : []))
  if (body.expected_gifts?.some((gift) => !gifts.includes(gift)) === true) {
    const detail =
      'A free gift is no longer available. Nothing has been ordered: look at your items, then order again.'
    throw new CodedProblem(409, 'GIFT_CHANGED', detail, { quote })
  }
  if (cart.totals.total !== paiseOfRupees(body.expected_total)) {
    const detail =
      'The total has changed since you saw it. Nothing has been ordered: look at the new total, then order again.'
    throw new CodedProblem(409, 'PRICE_CHANGED', detail, { quote })
  }
  checkDelivery(quoted, quote.delivery, body)
}

export function checkCash({ cart }: QuotedCart, terms: Omit<CashTerms, 'totalPaise'>): void {
  const problem = cashRefusal({ ...terms, totalPaise: cart.totals.total })
  if (problem !== undefined)
    throw new CodedProblem(422, 'COD_NOT_AVAILABLE', problem, {
      errors: [{ path: 'payment_method', message: problem }],
    })
}
