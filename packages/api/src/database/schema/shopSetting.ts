import type { Settings } from '@shop/contract/settings.schema'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Settings that the operator changed. Without a row a part is as in a new shop. */
export const shopSetting = pgTable('shop_setting', {
  part: text().$type<keyof Settings>().primaryKey(),
  value: jsonb().notNull(),
})
