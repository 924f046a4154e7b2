import type { CartQuote } from '@shop/contract/cart.schema'
import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import {
  DELIVERY_SLACK_MINUTES,
  HOLD_MINUTES,
  OPEN_UNPAID_ORDERS_MAX,
  ORDERS_PER_HOUR_MAX,
  ORDERS_TO_PHONE_PER_DAY_MAX,
  UNPAID_UNITS_MAX,
} from '@shop/contract/limits'
import { messages } from '@shop/contract/messages'
import { paiseOfRupees } from '@shop/contract/money'
import { orderResponseSchema, type PlaceOrderRequest } from '@shop/contract/orders.schema'
import { MAIN_STORE_ID } from '@shop/contract/stores.schema'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { CodedProblem } from '#http/CodedProblem.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { quoteCart, type QuotedCart } from '#modules/cart/cart.service.ts'
import { lockCouponUse } from '#modules/coupons/coupons.repository.ts'
import { serviceOf } from '#modules/pincodes/deliveryService.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import { countOpenCashOrders, cashRefusal, type CashTerms } from './cashOnDelivery.ts'
import { onceForKey, type RepeatableAnswer } from './idempotency.ts'
import { moveOrder } from './moveOrder.ts'
import { estimateReserved, promiseReserved } from './orderDelivery.ts'
import { toOrderWire } from './orders.mapper.ts'
import { readWholeOrder, type OrderRow } from './orders.repository.ts'
import {
  countOrders,
  findAddress,
  insertOrder,
  lockLiveUser,
  type AddressRow,
  type OrderCounts,
} from './placeOrder.repository.ts'
import { reserveStock } from './stockHold.ts'

export const PLACE_ORDER_ROUTE = 'POST /api/orders'

export interface PlaceOrderCall {
  userId: number
  key: string
  body: PlaceOrderRequest
  now: Date
  /** Aborts when the client has disconnected or the deadline has passed. A committed order stays placed. */
  signal: AbortSignal
}

/** The key is first and the stock last, so that rows which many orders share are locked for the shortest time. `OrderQueue` retries. */
export function placeOrder(
  db: Database,
  { userId, key, body, now, signal }: PlaceOrderCall,
): Promise<RepeatableAnswer> {
  return db.transaction(async (tx) => {
    await setDeadlines(tx)
    const answer = await onceForKey(
      tx,
      { userId, route: PLACE_ORDER_ROUTE, key, request: body },
      async () => {
        const row = await createOrder(tx, userId, body, now)
        const data = toOrderWire(await readWholeOrder(tx, row), now)
        return { status: 201, body: JSON.stringify(orderResponseSchema.parse({ data })) }
      },
    )
    signal.throwIfAborted()
    return answer
  })
}

/** Limits the time that a locked row delays the queue. One statement may wait for several locks. */
async function setDeadlines(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`select set_config('lock_timeout', '2s', true), set_config('statement_timeout', '6s', true)`,
  )
}

async function createOrder(
  tx: Transaction,
  userId: number,
  body: PlaceOrderRequest,
  now: Date,
): Promise<OrderRow> {
  const isCash = body.payment_method === 'cod'
  if (!(await lockLiveUser(tx, userId))) throw new HttpProblem(401, 'Please log in first.')
  const [settings, address] = await Promise.all([readSettings(tx), findAddress(tx, userId, body.address_id)])
  const { delivery } = settings
  checkAddress(address, delivery)
  const request = { ...body, pincode: address.pincode, userId, settings, now }
  const [counts, openCashOrders, quoted] = await Promise.all([
    countOrders(tx, userId, address.phone),
    countOpenCashOrders(tx, userId),
    quoteCart(tx, request),
  ])
  if (!isCash && counts.unpaid >= OPEN_UNPAID_ORDERS_MAX) {
    throw new CodedProblem(
      409,
      'TOO_MANY_UNPAID',
      `You have ${OPEN_UNPAID_ORDERS_MAX} unpaid orders. Pay for one or cancel it first.`,
    )
  }
  checkQuote(quoted, body)
  if (isCash) checkCash(quoted, { pincode: address.pincode, openOrders: openCashOrders, delivery })
  refuseHoarding(counts, quoted)

  const coupon = quoted.cart.appliedCoupon
  if (coupon !== null && !(await lockCouponUse(tx, coupon.id, userId)))
    checkQuote(await quoteCart(tx, request), body)
  const storeId = serviceOf(address.pincode, delivery)?.expressStoreId ?? MAIN_STORE_ID
  const row = await insertOrder(tx, {
    userId,
    storeId,
    body,
    address,
    quoted,
    now,
    holdUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000),
    returnDays: settings.returns.days,
    initials: settings.shop.initials,
  })
  const requests = quoted.cart.lines.flatMap(({ variant, quantity }) =>
    variant === undefined ? [] : [{ variantId: variant.variantId, quantity }],
  )
  const { short, parts } = await reserveStock(tx, row.holdId, requests, storeId)
  if (short.length > 0) {
    const fresh = await quoteCart(tx, request)
    checkQuote(fresh, body)
    // The quote saw too little stock, and a concurrent transaction has released some since.
    const detail =
      'Another shopper is buying some of these items right now. Nothing has been ordered; please try again.'
    throw new CodedProblem(409, 'STOCK_CHANGED', detail, { quote: fresh.quote })
  }
  // Another order may have taken the near store's units since the quote.
  checkDelivery(quoted, estimateReserved(row, parts, { delivery, now }), body)
  const promised = await promiseReserved(tx, row, parts, { delivery, now })
  return isCash ? moveOrder(tx, promised, 'confirmed', { set: { holdUntil: null } }) : promised
}

/** Stops one person from reserving much stock without paying, and from placing and cancelling orders in a loop. */
function refuseHoarding(
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
function checkDelivery(
  { quote }: QuotedCart,
  delivery: CartQuote['delivery'],
  body: PlaceOrderRequest,
): void {
  if (body.expected_by === undefined) return
  const latest = Date.parse(body.expected_by) + DELIVERY_SLACK_MINUTES * 60_000
  if (delivery !== null && Date.parse(delivery.promised_by) <= latest) return
  throw new CodedProblem(409, 'DELIVERY_CHANGED', messages.deliveryChanged, { quote: { ...quote, delivery } })
}

function checkAddress(
  address: AddressRow | undefined,
  delivery: DeliverySettings,
): asserts address is AddressRow {
  if (address === undefined)
    throw new CodedProblem(422, 'ADDRESS_UNKNOWN', 'This address is not one of yours.', {
      errors: [{ path: 'address_id', message: 'unknown' }],
    })
  if (serviceOf(address.pincode, delivery)?.serviceable !== true)
    throw new CodedProblem(422, 'NOT_SERVICEABLE', `We do not deliver to ${address.pincode} yet.`, {
      errors: [{ path: 'address_id', message: 'not delivered to' }],
    })
}

/** Refuses an order whose price or delivery differs from the quote that the shopper saw. */
function checkQuote(quoted: QuotedCart, body: PlaceOrderRequest): void {
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
    const detail = `Coupon ${quote.coupon.code} can’t be used: ${quote.coupon.reason ?? ''}`
    throw new CodedProblem(409, 'COUPON_CHANGED', detail, { quote })
  }
  const gifts = cart.lines.flatMap(({ isGift, variant }) => (isGift ? (variant?.variantId ?? []) : []))
  if (body.expected_gifts?.some((gift) => !gifts.includes(gift)) === true) {
    const detail = 'A free gift is no longer available. Nothing has been ordered.'
    throw new CodedProblem(409, 'GIFT_CHANGED', detail, { quote })
  }
  if (cart.totals.total !== paiseOfRupees(body.expected_total)) {
    const detail = 'The total has changed since you saw it. Nothing has been ordered.'
    throw new CodedProblem(409, 'PRICE_CHANGED', detail, { quote })
  }
  checkDelivery(quoted, quote.delivery, body)
}

function checkCash({ cart }: QuotedCart, terms: Omit<CashTerms, 'totalPaise'>): void {
  const problem = cashRefusal({ ...terms, totalPaise: cart.totals.total })
  if (problem !== undefined)
    throw new CodedProblem(422, 'COD_NOT_AVAILABLE', problem, {
      errors: [{ path: 'payment_method', message: problem }],
    })
}
