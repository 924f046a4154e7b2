import { joinMedia } from '@shop/contract/pictures'
import { and } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { isAmong, preparedFor } from '#database/preparedFor.ts'
import { product } from '#database/schema/product.ts'
import { KeptRows, type KeptRowsOptions } from '#http/KeptRows.ts'

/** Pictures of some 5,000 products. Changes of a picture raise the version of the catalogue. */
const MAX_BYTES = 2 * 1024 * 1024
const MAX_AGE_MS = 3_600_000

const picturesOfProducts = preparedFor((db) =>
  db
    .select({ id: product.id, media: product.media })
    .from(product)
    .where(and(isAmong(product.id, 'ids'), product.isActive))
    .prepare('pictures_of_products'),
)

/** First pictures of suggested products, kept in memory: cards of all products that are ever suggested would not fit. */
export const suggestedPictures = (db: Database, state: KeptRowsOptions<object>['state']) =>
  new KeptRows<{ media: string }>({
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_AGE_MS,
    state,
    read: async (ids) => {
      const rows = await picturesOfProducts(db).execute({ ids })
      return new Map(rows.map(({ id, media }) => [id, { media: joinMedia(media.slice(0, 1)) }]))
    },
    productsOf: (id) => [id],
  })
