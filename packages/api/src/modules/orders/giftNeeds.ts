import { lostGifts, type KeptLine } from '@shop/contract/lostGifts'
import { and, eq, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#database/openDatabase.ts'
import { isAmong, preparedFor } from '#database/preparedFor.ts'
import { offer, offerProduct } from '#database/schema/offer.ts'
import { order, orderLine } from '#database/schema/order.ts'
import { isLiveAt } from '#modules/offers/offers.repository.ts'

type OrderLineRow = typeof orderLine.$inferSelect

const gift = alias(orderLine, 'gift')
const bought = alias(orderLine, 'bought')

/** A gift is in one offer at a time: the one that was live when the order was placed. */
const needsOfGifts = preparedFor((db) =>
  db
    .select({
      giftId: gift.id,
      rule: offer.rule,
      lines: sql<string[]>`json_agg(${bought.id})`,
    })
    .from(gift)
    .innerJoin(order, eq(order.id, gift.orderId))
    .innerJoin(offer, and(eq(offer.giftVariantId, gift.variantId), isLiveAt(sql`${order.placedAt}`)))
    .innerJoin(bought, and(eq(bought.orderId, gift.orderId), not(bought.isGift)))
    .innerJoin(
      offerProduct,
      and(eq(offerProduct.offerId, offer.id), eq(offerProduct.productId, bought.productId)),
    )
    .where(and(isAmong(gift.orderId, 'ids'), gift.isGift))
    .groupBy(gift.id, offer.id)
    .prepare('needs_of_gifts'),
)

/** Conditions of gifts, by the id of the gift's line. */
export type GiftNeeds = ReadonlyMap<string, NonNullable<KeptLine['needs']>>

export async function findGiftNeeds(db: Db, lines: readonly OrderLineRow[]): Promise<GiftNeeds> {
  const ids = new Set(lines.flatMap(({ isGift, orderId }) => (isGift ? [orderId] : [])))
  const found = ids.size === 0 ? [] : await needsOfGifts(db).execute({ ids: [...ids] })
  return new Map(
    found.flatMap(({ giftId, rule, lines: earning }) =>
      rule.kind === 'gift'
        ? [[giftId, { lines: earning, quantity: rule.quantity, fromPaise: rule.fromPaise }]]
        : [],
    ),
  )
}

/** Gifts of an order that its kept units no longer earn. */
export async function findLostGifts(
  db: Db,
  lines: readonly OrderLineRow[],
  keptOf: (line: OrderLineRow) => number,
): Promise<OrderLineRow[]> {
  const needs = await findGiftNeeds(db, lines)
  const lost = lostGifts(
    lines.map((line) => ({ ...line, needs: needs.get(line.id) ?? null, kept: keptOf(line) })),
  )
  return lines.filter(({ id }) => lost.includes(id))
}
