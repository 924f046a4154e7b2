import { joinMedia } from '@shop/contract/pictures'
import { and } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { isAmong, preparedFor } from '#database/preparedFor.ts'
import { product } from '#database/schema/product.ts'
import { KeptRows, type KeptRowsOptions } from '#http/KeptRows.ts'
import { brandNameColumn } from '#modules/products/productCards.repository.ts'

/** Nearly all titles that are suggested (`PRODUCT_PHRASES_MAX`). */
const MAX_BYTES = 16 * 1024 * 1024
const MAX_AGE_MS = 3_600_000

const suggested = preparedFor((db) =>
  db
    .select({
      id: product.id,
      title: product.titleBase,
      media: product.media,
      pricePaise: product.pricePaise,
      brand: brandNameColumn,
    })
    .from(product)
    .where(and(isAmong(product.id, 'ids'), product.isActive))
    .prepare('suggested_products'),
)

/** A product as a suggestion shows it. */
export interface SuggestedProduct {
  title: string
  /** Its first picture. */
  media: string
  pricePaise: number
  brand: string
}

/** Suggested products, kept in memory: cards of all products that are ever suggested would not fit. */
export const suggestedProducts = (db: Database, state: KeptRowsOptions<object>['state']) =>
  new KeptRows<SuggestedProduct>({
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_AGE_MS,
    state,
    read: async (ids) => {
      const rows = await suggested(db).execute({ ids })
      return new Map(
        rows.map(({ id, media, ...row }) => [id, { ...row, media: joinMedia(media.slice(0, 1)) }]),
      )
    },
    productsOf: (id) => [id],
  })
