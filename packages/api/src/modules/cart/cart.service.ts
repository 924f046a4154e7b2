import type { CartQuote, CartQuoteRequest } from '@shop/contract/cart.schema'
import type { Settings } from '@shop/contract/settings.schema'
import type { Db } from '#database/openDatabase.ts'
import { findCouponByCode, findCouponUser, findPublicCoupons } from '#modules/coupons/coupons.repository.ts'
import type { CartOfferRow } from '#modules/offers/applyOffers.ts'
import { findLiveOffers } from '#modules/offers/offers.repository.ts'
import { findHeldUnits } from '#modules/orders/heldUnits.ts'
import { toCartQuote } from './cart.mapper.ts'
import { findSoldVariants, type SoldVariant } from './cart.repository.ts'
import { cartDelivery } from './cartDelivery.ts'
import { priceCart, type PricedCart, type PriceTerms } from './priceCart.ts'
import { priceLines } from './priceLines.ts'
import { withOwnUnits } from './withOwnUnits.ts'

export interface QuoteRequest extends CartQuoteRequest {
  userId: number | undefined
  settings: Settings
  now: Date
}

export interface QuotedCart {
  cart: PricedCart
  quote: CartQuote
}

export async function quoteCart(db: Db, request: QuoteRequest): Promise<QuotedCart> {
  return quoteOf(await readCart(db, request), request)
}

/** Quote for a screen: units that the shopper's own unpaid orders hold, and coupons that they use, are still hers. */
export async function quoteForShopper(db: Db, request: QuoteRequest): Promise<QuotedCart> {
  const { userId } = request
  const [read, held] = await Promise.all([
    readCart(db, request, { withUnpaid: false }),
    userId === undefined ? [] : findHeldUnits(db, userId),
  ])
  return quoteOf({ ...read, variants: withOwnUnits(read.variants, held) }, request)
}

/** What the price of a cart depends on, besides its request. */
export type CartReads = Pick<PriceTerms, 'coupon' | 'publicCoupons' | 'user' | 'offers'> & {
  variants: SoldVariant[]
}

/** `withUnpaid` counts the shopper's unpaid orders among those that use up a coupon. */
export async function readCart(
  db: Db,
  { items, coupon: couponInput, userId, now }: Pick<QuoteRequest, 'items' | 'coupon' | 'userId' | 'now'>,
  { withUnpaid } = { withUnpaid: true },
): Promise<CartReads> {
  const code = couponInput?.trim() ?? ''
  const [variants, coupon, publicCoupons, user, offers] = await Promise.all([
    findSoldVariantsOf(db, items),
    isCode(code) ? findCouponByCode(db, code) : undefined,
    findPublicCoupons(db, now),
    findCouponUser(db, userId, { withUnpaid }),
    findCartOffers(db, items, now),
  ])
  return { variants, coupon, publicCoupons, user, offers }
}

export function quoteOf({ variants, ...read }: CartReads, request: QuoteRequest): QuotedCart {
  const { items, coupon: couponInput, pincode, settings, now } = request
  const cart = priceCart(priceLines(items, variants), {
    ...read,
    couponInput,
    delivery: settings.delivery,
    now,
  })
  return {
    cart,
    quote: toCartQuote(cart, cartDelivery(pincode, cart.lines, { settings: settings.delivery, now })),
  }
}

async function findCartOffers(db: Db, items: QuoteRequest['items'], now: Date): Promise<CartOfferRow[]> {
  if (items.length === 0) return []
  const offers = await findLiveOffers(db, productIdsOf(items), now)
  const giftIds = offers.flatMap(({ giftProductId }) => giftProductId ?? [])
  const gifts = giftIds.length === 0 ? [] : await findSoldVariants(db, giftIds)
  return offers.map((offer) => ({
    ...offer,
    gift: gifts.find(({ variantId }) => variantId === offer.giftVariantId),
  }))
}

export async function findSoldVariantsOf(
  db: Db,
  items: readonly { product_id: number }[],
): Promise<SoldVariant[]> {
  return items.length === 0 ? [] : findSoldVariants(db, productIdsOf(items))
}

function productIdsOf(items: readonly { product_id: number }[]): number[] {
  return [...new Set(items.map(({ product_id }) => product_id))]
}

const isCode = (typed: string) => /^[A-Za-z0-9-]{3,32}$/.test(typed)
