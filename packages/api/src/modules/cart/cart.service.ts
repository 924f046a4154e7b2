import type { CartQuote, CartQuoteRequest } from '@shop/contract/cart.schema'
import type { Settings } from '@shop/contract/settings.schema'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { findCouponByCode, findCouponUser, findPublicCoupons } from '#modules/coupons/coupons.repository.ts'
import type { CartOfferRow } from '#modules/offers/applyOffers.ts'
import { findLiveOffers } from '#modules/offers/offers.repository.ts'
import { toCartQuote } from './cart.mapper.ts'
import { findSoldVariants, type SoldVariant } from './cart.repository.ts'
import { cartDelivery } from './cartDelivery.ts'
import { priceCart, type PricedCart } from './priceCart.ts'
import { priceLines } from './priceLines.ts'

export interface QuoteRequest extends CartQuoteRequest {
  userId: number | undefined
  settings: Settings
  now: Date
}

export interface QuotedCart {
  cart: PricedCart
  quote: CartQuote
}

export async function quoteCart(db: Database | Transaction, request: QuoteRequest): Promise<QuotedCart> {
  const { items, coupon: couponInput, pincode, userId, settings, now } = request
  const code = couponInput?.trim() ?? ''
  const variants = await findSoldVariantsOf(db, items)
  const coupon = isCode(code) ? await findCouponByCode(db, code) : undefined
  const publicCoupons = await findPublicCoupons(db, now)
  const user = await findCouponUser(db, userId)
  const offers = await findCartOffers(db, variants, now)
  const terms = { offers, couponInput, coupon, publicCoupons, user, delivery: settings.delivery, now }
  const cart = priceCart(priceLines(items, variants), terms)
  return {
    cart,
    quote: toCartQuote(cart, cartDelivery(pincode, cart.lines, { settings: settings.delivery, now })),
  }
}

async function findCartOffers(
  db: Database | Transaction,
  variants: readonly SoldVariant[],
  now: Date,
): Promise<CartOfferRow[]> {
  const productIds = [...new Set(variants.map(({ productId }) => productId))]
  if (productIds.length === 0) return []
  const offers = await findLiveOffers(db, productIds, now)
  const giftIds = offers.flatMap(({ giftProductId }) => giftProductId ?? [])
  const gifts = giftIds.length === 0 ? [] : await findSoldVariants(db, giftIds)
  return offers.map((offer) => ({
    ...offer,
    gift: gifts.find(({ variantId }) => variantId === offer.giftVariantId),
  }))
}

export async function findSoldVariantsOf(
  db: Database | Transaction,
  items: readonly { product_id: number }[],
): Promise<SoldVariant[]> {
  const productIds = [...new Set(items.map(({ product_id }) => product_id))]
  return productIds.length === 0 ? [] : findSoldVariants(db, productIds)
}

const isCode = (typed: string) => /^[A-Za-z0-9-]{3,32}$/.test(typed)
