import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { offer, offerProduct } from '#database/schema/offer.ts'

const BUNDLES_MAX = 20

/** Live bundles, the oldest first, with their products in the order of the parts. */
export function findBundles(db: Database) {
  return db
    .select({
      title: offer.title,
      productIds: sql<
        number[]
      >`json_agg(${offerProduct.productId} order by ${offerProduct.part}, ${offerProduct.productId})`,
    })
    .from(offer)
    .innerJoin(offerProduct, eq(offerProduct.offerId, offer.id))
    .where(
      sql`${offer.rule}->>'kind' = 'bundle' and ${offer.startsAt} <= now() and coalesce(${offer.endsAt} > now(), true)`,
    )
    .groupBy(offer.id)
    .orderBy(asc(offer.id))
    .limit(BUNDLES_MAX)
}
