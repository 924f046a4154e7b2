import type { OperatorSizeGuide } from '@shop/contract/size-guides.schema'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What the sizes of goods measure: content of the operator, or of the demo. */
export const sizeGuide = pgTable('size_guide', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  guide: jsonb().$type<OperatorSizeGuide>().notNull(),
})
