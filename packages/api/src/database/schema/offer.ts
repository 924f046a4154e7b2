import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { OfferRule } from '#modules/offers/OfferRule.ts'
import { product, variant } from './product.ts'

const moment = () => timestamp({ withTimezone: true })

/** Offer with its rule. A product is in one offer at a time. */
export const offer = pgTable(
  'offer',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Name for the operator, such as `nails-4-for-349`. */
    key: text().notNull().unique(),
    /** Text for shoppers; see `offerTitle`. */
    title: text().notNull(),
    rule: jsonb().$type<OfferRule>().notNull(),
    /** Gift of a `gift` rule; null for other rules. */
    giftVariantId: integer().references(() => variant.id, { onDelete: 'cascade' }),
    startsAt: moment().notNull().defaultNow(),
    endsAt: moment(),
    /** True when cards show it: lags behind the dates and the stock until `turnOffers` has run. */
    isShown: boolean().notNull().default(false),
  },
  (table) => [
    check('offer_key', sql`${table.key} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('offer_title', sql`${table.title} <> ''`),
    check(
      'offer_rule',
      sql`coalesce(${table.rule} ->> 'kind' in ('set_price', 'percent', 'pay_for', 'amount_off', 'gift', 'bundle'), false)`,
    ),
    check('offer_gift', sql`(${table.rule} ->> 'kind' = 'gift') = (${table.giftVariantId} is not null)`),
    check('offer_ends', sql`${table.endsAt} >= ${table.startsAt}`),
  ],
)

/** Products of an offer. `part` is the part of a bundle that a product is, from 0. */
export const offerProduct = pgTable(
  'offer_product',
  {
    offerId: integer()
      .notNull()
      .references(() => offer.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    part: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.productId] }),
    index('offer_product_product').on(table.productId),
  ],
)
