import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { newProductsSince } from '#modules/products/isNew.ts'

/** Smallest discount in the list of offers, in per cent. */
const OFFERS_FROM = 10

export interface FilledCollections {
  bestSellers: boolean
  newLaunches: boolean
  offers: boolean
  blog: boolean
}

/** Collections with something to show, so that pages link to no empty list. */
export async function findFilledCollections(db: Database): Promise<FilledCollections> {
  const { rows } = await db.execute<FilledCollections & Record<string, unknown>>(sql`
    select exists (select from product where is_active and is_best_seller) as "bestSellers",
      exists (select from product where is_active and launched_on > ${newProductsSince()}) as "newLaunches",
      exists (select from product where is_active and discount_percent >= ${OFFERS_FROM}) as offers,
      exists (select from blog where published_on <= (now() at time zone 'Asia/Kolkata')::date) as blog`)
  return rows[0] ?? { bestSellers: false, newLaunches: false, offers: false, blog: false }
}
