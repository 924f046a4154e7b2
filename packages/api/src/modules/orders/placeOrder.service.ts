import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { HOLD_MINUTES, OPEN_UNPAID_ORDERS_MAX } from '@shop/contract/limits'
import { orderResponseSchema, type PlaceOrderRequest } from '@shop/contract/orders.schema'
import { MAIN_STORE_ID } from '@shop/contract/stores.schema'
import { sql } from 'drizzle-orm'
import { nameWithCause } from '#database/labelStatements.ts'
import { lockStock } from '#database/lockStock.ts'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { CodedProblem } from '#http/CodedProblem.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { quoteCart, quoteForShopper, quoteOf, readCart } from '#modules/cart/cart.service.ts'
import { lockCouponUse } from '#modules/coupons/coupons.repository.ts'
import { serviceOf } from '#modules/pincodes/deliveryService.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import type { StockPart } from './allocateStock.ts'
import { countOpenCashOrders } from './cashOnDelivery.ts'
import { onceForKey, type RepeatableAnswer } from './idempotency.ts'
import { moveOrder } from './moveOrder.ts'
import { checkAddress, checkCash, checkDelivery, checkQuote, refuseHoarding } from './orderChecks.ts'
import { estimateReserved, promiseReserved, writePromise } from './orderDelivery.ts'
import { toOrderWire } from './orders.mapper.ts'
import { findGiftNeeds } from './giftNeeds.ts'
import { couponInOrder, findRecentLines, findUnpaidWith, refuseTwice } from './orderedBefore.ts'
import { findEvents, type WholeOrder } from './orders.repository.ts'
import {
  countOrders,
  findAddress,
  insertOrder,
  lockLiveUser,
  setPromise,
  type InsertedOrder,
} from './placeOrder.repository.ts'
import { allotStock, writeReserved } from './stockHold.ts'

export const PLACE_ORDER_ROUTE = 'POST /api/orders'

export interface PlaceOrderCall {
  userId: number
  key: string
  body: PlaceOrderRequest
  now: Date
  /** Aborts when the client has disconnected or the deadline has passed. A committed order stays placed. */
  signal: AbortSignal
}

/**
 * The key is first and the stock last, so that rows which many orders share are locked for the shortest time. Statements are sent in few turns, each in
 * the order of its calls (decision 139). `OrderQueue` retries.
 */
export function placeOrder(
  db: Database,
  { userId, key, body, now, signal }: PlaceOrderCall,
): Promise<RepeatableAnswer> {
  return db.preparedTransaction(async (tx) => {
    const [, answer] = await Promise.all([
      setDeadlines(tx),
      onceForKey(
        tx,
        { userId, route: PLACE_ORDER_ROUTE, key, request: body },
        {
          read: () => readForOrder(tx, userId, body, now),
          async work(read) {
            const data = toOrderWire(await createOrder(tx, { userId, body, now, read }), now)
            return { status: 201, body: JSON.stringify(orderResponseSchema.parse({ data })) }
          },
        },
      ),
    ])
    signal.throwIfAborted()
    return answer
  })
}

/** Limits the time that a locked row delays the queue. One statement may wait for several locks. Prepared statements can't name their request themselves. */
async function setDeadlines(tx: Transaction): Promise<void> {
  const set = tx.execute(
    sql`select set_config('lock_timeout', '2s', true), set_config('statement_timeout', '6s', true),
      set_config('plan_cache_mode', 'force_generic_plan', true), set_config('application_name', ${nameWithCause()}, true)`,
  )
  await set.execute()
}

type ReadForOrder = Awaited<ReturnType<typeof readForOrder>>

/** Locks the user, and then reads what the order depends on. */
async function readForOrder(tx: Transaction, userId: number, body: PlaceOrderRequest, now: Date) {
  const [isLive, settings, address, counts, openCashOrders, recentLines, cart] = await Promise.all([
    lockLiveUser(tx, userId),
    readSettings(tx),
    findAddress(tx, userId, body.address_id),
    countOrders(tx, userId, body.address_id),
    countOpenCashOrders(tx, userId),
    body.known_orders && findRecentLines(tx, userId),
    readCart(tx, { ...body, userId, now }),
  ])
  return { isLive, settings, address, counts, openCashOrders, recentLines, cart }
}

interface Creating {
  userId: number
  body: PlaceOrderRequest
  now: Date
  read: ReadForOrder
}

async function createOrder(tx: Transaction, { userId, body, now, read }: Creating): Promise<WholeOrder> {
  const { settings, address, counts } = read
  const { delivery } = settings
  const isCash = body.payment_method === 'cod'
  if (!read.isLive) throw new HttpProblem(401, 'Please log in first.')
  checkAddress(address, delivery)
  const request = { ...body, pincode: address.pincode, userId, settings, now }
  const quoted = quoteOf(read.cart, request)
  refuseTwice(read.recentLines ?? [], quoted, body.known_orders)
  if (!isCash && counts.unpaid >= OPEN_UNPAID_ORDERS_MAX) {
    throw new CodedProblem(
      409,
      'TOO_MANY_UNPAID',
      `You have ${OPEN_UNPAID_ORDERS_MAX} unpaid orders. Pay for one or cancel it first.`,
    )
  }
  const { coupon: asked } = read.cart
  const unpaid = asked && quoted.cart.appliedCoupon === null && findUnpaidWith(read.recentLines ?? [], asked)
  // Without the unpaid order, the coupon is hers as her screen says.
  if (unpaid && (await quoteForShopper(tx, request)).cart.appliedCoupon !== null) throw couponInOrder(unpaid)
  checkQuote(quoted, body)
  if (isCash) checkCash(quoted, { pincode: address.pincode, openOrders: read.openCashOrders, delivery })
  refuseHoarding(counts, quoted)

  const coupon = quoted.cart.appliedCoupon
  if (coupon !== null && !(await lockCouponUse(tx, coupon.id, userId)))
    checkQuote(await quoteCart(tx, request), body)
  const storeId = serviceOf(address.pincode, delivery)?.expressStoreId ?? MAIN_STORE_ID
  const requests = quoted.cart.lines.flatMap(({ variant, quantity }) =>
    variant === undefined ? [] : [{ variantId: variant.variantId, quantity }],
  )
  const [inserted, stock] = await Promise.all([
    insertOrder(tx, {
      userId,
      storeId,
      body,
      address,
      quoted,
      now,
      holdUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000),
      returnDays: settings.returns.days,
      initials: settings.shop.initials,
    }),
    lockStock(
      tx,
      requests.map(({ variantId }) => variantId),
    ),
  ])
  const { short, parts } = allotStock(requests, stock, storeId)
  if (short.length > 0) {
    const fresh = await quoteCart(tx, request)
    checkQuote(fresh, body)
    // The quote saw too little stock, and a concurrent transaction has released some since.
    const detail =
      'Another shopper is buying some of these items right now. Nothing has been ordered; please try again.'
    throw new CodedProblem(409, 'STOCK_CHANGED', detail, { quote: fresh.quote })
  }
  // Another order may have taken the near store's units since the quote.
  checkDelivery(quoted, estimateReserved(inserted.order, parts, { delivery, now }), body)
  return finishOrder(tx, inserted, parts, { delivery, now })
}

/** Reserves the stock and promises the delivery; a cash order is confirmed. */
async function finishOrder(
  tx: Transaction,
  { order: row, lines, payments }: InsertedOrder,
  parts: readonly StockPart[],
  { delivery, now }: { delivery: DeliverySettings; now: Date },
): Promise<WholeOrder> {
  const promise = promiseReserved(row, parts, { delivery, now })
  const promised = { ...row, ...promise }
  const [order, events, giftNeeds] = await Promise.all([
    row.paymentMethod === 'cod'
      ? moveOrder(tx, promised, 'confirmed', { set: { ...promise, holdUntil: null } })
      : setPromise(tx, promised, promise),
    findEvents(tx, row.id),
    findGiftNeeds(tx, lines),
    writePromise(tx, promised, parts, now),
    writeReserved(tx, row.holdId, parts),
  ])
  // Only the page of a delivered order shows her reviews.
  const ownRatings = new Map<string, number>()
  return { order, lines, ownRatings, giftNeeds, payments, events, refunds: [], returns: [], delivery }
}
