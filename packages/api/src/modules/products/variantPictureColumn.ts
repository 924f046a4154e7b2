import { sql } from 'drizzle-orm'
import { product, variant } from '#database/schema/product.ts'

/** First picture of a variant, or else of its product; empty without one. */
export const variantPictureColumn = sql<string>`coalesce(${variant.media}[1], ${product.media}[1], '')`
