import type { CartQuote, CartQuoteRequest } from '@shop/contract/cart.schema'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { findCouponByCode, findCouponUser, findPublicCoupons } from '#modules/coupons/coupons.repository.ts'
import { toCartQuote } from './cart.mapper.ts'
import { findOffers, type Offer } from './cart.repository.ts'
import { cartDelivery } from './cartDelivery.ts'
import { priceCart, type PricedCart } from './priceCart.ts'
import { priceLines } from './priceLines.ts'

export interface QuoteRequest extends CartQuoteRequest {
  /** Undefined for guests. */
  userId: number | undefined
  now: Date
}

export interface QuotedCart {
  cart: PricedCart
  quote: CartQuote
}

export async function quoteCart(db: Database | Transaction, request: QuoteRequest): Promise<QuotedCart> {
  const { items, coupon: couponInput, pincode, userId, now } = request
  const code = couponInput?.trim() ?? ''
  const offers = await findOffersOf(db, items)
  const coupon = isCode(code) ? await findCouponByCode(db, code) : undefined
  const publicCoupons = await findPublicCoupons(db, now)
  const user = await findCouponUser(db, userId)
  const cart = priceCart(priceLines(items, offers), { couponInput, coupon, publicCoupons, user, now })
  return { cart, quote: toCartQuote(cart, cartDelivery(pincode, cart.lines, now)) }
}

export async function findOffersOf(
  db: Database | Transaction,
  items: readonly { product_id: number }[],
): Promise<Offer[]> {
  const productIds = [...new Set(items.map(({ product_id }) => product_id))]
  return productIds.length === 0 ? [] : findOffers(db, productIds)
}

const isCode = (typed: string) => /^[A-Za-z0-9-]{3,32}$/.test(typed)
