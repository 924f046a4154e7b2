import { and, asc, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Db } from '#database/openDatabase.ts'
import { isAmong, preparedFor } from '#database/preparedFor.ts'
import { offer, offerProduct } from '#database/schema/offer.ts'
import { optionValue, product, variant } from '#database/schema/product.ts'
import { stock } from '#database/schema/stock.ts'
import { variantPictureColumn } from '#modules/products/variantPictureColumn.ts'
import type { OfferRule } from './OfferRule.ts'

export const isLiveAt = (now: SQL) =>
  sql<boolean>`(${offer.startsAt} <= ${now} and coalesce(${offer.endsAt} > ${now}, true))`

const isGiftInStock = sql`(${offer.giftVariantId} is null or exists (
  select from ${stock} s join ${variant} v on v.id = s.variant_id join ${product} p on p.id = v.product_id and p.is_active
  where s.variant_id = ${offer.giftVariantId} and s.on_hand > s.reserved))`
const isBundleInStock = sql`(${offer.rule} ->> 'kind' <> 'bundle' or not exists (
  select from ${offerProduct} o left join ${product} p on p.id = o.product_id and p.is_active and p.in_stock
  where o.offer_id = ${offer.id} group by o.part having count(p.id) = 0))`

/** True for an offer that pages show: it is live, and its gift or each part of its bundle is in stock. Orders are priced by what is live. */
const isToBeShown = sql<boolean>`(${isLiveAt(sql`now()`)} and ${isGiftInStock} and ${isBundleInStock})`

const liveOffersOfProducts = preparedFor((db) =>
  db
    .select({
      id: offer.id,
      title: offer.title,
      rule: offer.rule,
      endsAt: offer.endsAt,
      giftVariantId: offer.giftVariantId,
      giftProductId: variant.productId,
      products: sql<
        { productId: number; part: number | null }[]
      >`json_agg(json_build_object('productId', ${offerProduct.productId}, 'part', ${offerProduct.part})
        order by ${offerProduct.productId})`,
    })
    .from(offer)
    .innerJoin(offerProduct, eq(offerProduct.offerId, offer.id))
    .leftJoin(variant, eq(variant.id, offer.giftVariantId))
    .where(and(isAmong(offerProduct.productId, 'productIds'), isLiveAt(sql`${sql.placeholder('now')}`)))
    .groupBy(offer.id, variant.productId)
    .orderBy(asc(offer.id))
    .prepare('live_offers_of_products'),
)

/** Offers that are live for these products, with the products' parts. The oldest first. */
export async function findLiveOffers(db: Db, productIds: readonly number[], now: Date) {
  return liveOffersOfProducts(db).execute({ productIds, now })
}

export type LiveOffer = Awaited<ReturnType<typeof findLiveOffers>>[number]

/** A product's offer that pages show, as a column of a query about products; null without one. */
export const offerColumn = sql<{ id: number; title: string; rule: OfferRule } | null>`(
  select json_build_object('id', ${offer.id}, 'title', ${offer.title}, 'rule', ${offer.rule})
  from ${offer} join ${offerProduct} on ${offerProduct.offerId} = ${offer.id}
  where ${offerProduct.productId} = ${product.id} and ${isToBeShown}
  order by ${offer.id} limit 1)`

/** True when a product's offer is for other products as well, as a column of a query about products. */
export const isOfferSharedColumn = sql<boolean>`(
  select count(*) > 1 from offer_product shared join product other on other.id = shared.product_id and other.is_active
  where shared.offer_id = (${offerColumn}->>'id')::integer)`

/** Gift of an offer, as it is sold; undefined for an offer without one. */
export async function findGift(db: Db, offerId: number) {
  const [gift] = await db
    .select({
      productId: product.id,
      variantId: variant.id,
      title: product.title,
      slug: product.slug,
      optionName: optionValue.name,
      image: variantPictureColumn,
      sellingPricePaise: variant.sellingPricePaise,
      additionalDiscount: product.additionalDiscount,
    })
    .from(offer)
    .innerJoin(variant, eq(variant.id, offer.giftVariantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(optionValue, eq(optionValue.id, variant.optionValueId))
    .where(eq(offer.id, offerId))
  return gift
}

/** An offer that pages show, with its products. */
export async function findShownOffer(db: Db, id: number) {
  const [found] = await db
    .select({
      id: offer.id,
      title: offer.title,
      productIds: sql<number[]>`array_agg(${offerProduct.productId} order by ${offerProduct.productId})`,
    })
    .from(offer)
    .innerJoin(offerProduct, eq(offerProduct.offerId, offer.id))
    .where(and(eq(offer.id, id), isToBeShown))
    .groupBy(offer.id)
  return found
}

const SHOWN_MAX = 100

/** The oldest of each kind first, then the next of each: what is seen first shows how offers differ. */
const kindsInTurn = sql`row_number() over (partition by ${offer.rule}->>'kind' order by ${offer.id})`

/** Offers that pages show, one of each kind in turn, with their first `products`: those of a bundle in the order of its parts. */
export function findShownOffers(db: Db, { products }: { products: number }) {
  const ids = sql`array_agg(${offerProduct.productId} order by ${offerProduct.part}, ${offerProduct.productId})`
  return db
    .select({
      id: offer.id,
      title: offer.title,
      total: sql<number>`count(*)::integer`,
      productIds: sql<number[]>`(${ids})[1:${products}]`,
    })
    .from(offer)
    .innerJoin(offerProduct, eq(offerProduct.offerId, offer.id))
    .innerJoin(product, and(eq(product.id, offerProduct.productId), product.isActive))
    .where(isToBeShown)
    .groupBy(offer.id)
    .orderBy(kindsInTurn, asc(offer.id))
    .limit(SHOWN_MAX)
}

export function listOffers(db: Db) {
  return db
    .select({
      key: offer.key,
      title: offer.title,
      startsAt: offer.startsAt,
      endsAt: offer.endsAt,
      products: sql<number>`count(${offerProduct.productId})::integer`,
    })
    .from(offer)
    .leftJoin(offerProduct, eq(offerProduct.offerId, offer.id))
    .groupBy(offer.id)
    .orderBy(asc(offer.id))
}

/** Ends an offer, or prevents a future one from starting. False for an unknown or ended offer. */
export async function endOffer(db: Db, key: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(offer)
    .set({ endsAt: sql`greatest(${offer.startsAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(offer.key, key), or(isNull(offer.endsAt), gt(offer.endsAt, now))))
    .returning({ id: offer.id })
  return ended.length > 0
}

/** Tells the caches about offers that are shown, or no longer shown, since: the update raises the catalogue's version. */
export async function turnOffers(db: Database): Promise<void> {
  const [due] = await db
    .select({ id: offer.id })
    .from(offer)
    .where(sql`${offer.isShown} <> ${isToBeShown}`)
    .limit(1)
  if (due === undefined) return
  await db
    .update(offer)
    .set({ isShown: isToBeShown })
    .where(sql`${offer.isShown} <> ${isToBeShown}`)
}
