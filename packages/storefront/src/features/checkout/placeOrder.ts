import type { CartQuote } from '@shop/contract/cart.schema'
import { ORDER_DEADLINE_MS } from '@shop/contract/limits'
import type {
  OrderedBefore,
  OrderResponse,
  OrderWire,
  PlaceOrderProblem,
  PlaceOrderRequest,
} from '@shop/contract/orders.schema'
import { ApiError, type ApiClient } from '#lib/api/ApiClient.ts'
import { makeKey } from '#lib/makeKey.ts'
import { cancelUnpaid } from './cancelUnpaid.ts'
import { checkoutStore, type Checkout } from './checkoutStore.ts'
import * as texts from '#texts/checkout.ts'

/** Orders with the same items. The shopper is asked about the first one, and told of the others. */
export type EarlierOrders = readonly [OrderedBefore, ...OrderedBefore[]]
export const isUnpaid = ({ state }: OrderedBefore): boolean => state === 'unpaid'

export type PlaceOutcome =
  | { kind: 'placed'; order: OrderWire }
  /** The quote differs from the one that the shopper saw; `quote` is the new one. */
  | { kind: 'changed'; detail: string; quote: CartQuote | undefined }
  /** Items are in other orders: the shopper decides what she wants. */
  | { kind: 'ordered'; detail: string; ordered: EarlierOrders }
  /** The previous attempt has become an order that is paid, or whose payment is being checked. */
  | { kind: 'paid-before'; orderId: string }
  /** The order was refused, with a reason. */
  | { kind: 'refused'; detail: string }
  /** No response. Repeating the call finds out and never orders twice. */
  | { kind: 'unknown'; detail: string }

/**
 * The key is stored until the order is paid, so that the same request finds the same order. A changed request
 * cancels the previous order first, unless that is paid: its hold would reserve the stock.
 */
export async function placeOrder(api: ApiClient, request: PlaceOrderRequest): Promise<PlaceOutcome> {
  const body = JSON.stringify(request)
  const before = checkoutStore.getState().value
  if (before !== null && !isSameAttempt(before.body, body)) {
    const left = await takeBack(api, before)
    if (left !== undefined) return left
    checkoutStore.clear()
  }
  const checkout = checkoutStore.getState().value ?? { key: makeKey(), body, orderId: null }
  checkoutStore.update(() => checkout)
  const outcome = await send(api, checkout)
  if (outcome.kind === 'placed') checkoutStore.update(() => ({ ...checkout, orderId: outcome.order.id }))
  // Nothing was placed under this key, so the next attempt may differ.
  if (['changed', 'ordered', 'refused'].includes(outcome.kind)) checkoutStore.clear()
  return outcome
}

/** The expected delivery is no part of the attempt: the shopper's own hold may have changed it. Nor are the orders that she knows of. */
const isSameAttempt = (one: string, other: string) => attemptOf(one) === attemptOf(other)
const attemptOf = (body: string) =>
  JSON.stringify({ ...JSON.parse(body), expected_by: undefined, known_orders: undefined })

async function send(api: ApiClient, { key, body }: Checkout, triesLeft = 1): Promise<PlaceOutcome> {
  try {
    const { data } = await api.post<OrderResponse>('/api/orders', JSON.parse(body), {
      headers: { 'Idempotency-Key': key },
      deadlineMs: ORDER_DEADLINE_MS,
    })
    return { kind: 'placed', order: data }
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'unknown', detail: texts.noAnswer }
    const { status, message } = error
    // A lost response is repeated at once: the key makes it safe.
    if (status === 0 && triesLeft > 0) return send(api, { key, body, orderId: null }, triesLeft - 1)
    if (status === 409) {
      const { quote, ordered, also_ordered = [] } = (error.problem ?? {}) as Partial<PlaceOrderProblem>
      if (ordered !== undefined)
        return { kind: 'ordered', detail: message, ordered: [ordered, ...also_ordered] }
      return { kind: 'changed', detail: message, quote }
    }
    if (status === 400 || status === 404 || status === 422) return { kind: 'refused', detail: message }
    return { kind: 'unknown', detail: status === 401 || status === 429 ? message : texts.noAnswer }
  }
}

/** Cancels the order of an older attempt. Returns an outcome when it stays, or when that is unknown. */
async function takeBack(api: ApiClient, checkout: Checkout): Promise<PlaceOutcome | undefined> {
  let { orderId } = checkout
  if (orderId === null) {
    const outcome = await send(api, checkout)
    if (outcome.kind === 'unknown') return outcome
    orderId = outcome.kind === 'placed' ? outcome.order.id : null
  }
  if (orderId === null) return undefined
  const result = await cancelUnpaid(api, orderId)
  if (result === 'unknown') return { kind: 'unknown', detail: texts.noAnswer }
  if (result !== 'paid') return undefined
  checkoutStore.update(() => ({ ...checkout, orderId }))
  return { kind: 'paid-before', orderId }
}
