import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { brand } from './brand.ts'
import { category } from './category.ts'
import { tsvector } from './tsvector.ts'
import { xid8 } from './xid8.ts'

export const PRODUCT_STATES = ['draft', 'active', 'archived'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** KB of changes that an index keeps as a list, which every search reads from end to end; 4 MB by default. See decision 167. */
const PENDING = { gin_pending_list_limit: 256 }

/** Columns of a product for lists. Triggers compute the last ones: see `refresh_products` in the migrations. */
export const product = pgTable(
  'product',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** End of its address. It contains a letter, so that it differs from every id. Earlier ones are in `old_slug`. */
    slug: text().notNull().unique(),
    title: text().notNull(),
    titleBase: text().notNull(),
    brandId: integer()
      .notNull()
      .references(() => brand.id),
    mainId: integer()
      .notNull()
      .references(() => category.id),
    subId: integer()
      .notNull()
      .references(() => category.id),
    childId: integer()
      .notNull()
      .references(() => category.id),
    /** Prices of the cheapest variant that can be bought, set by a trigger; see `refresh_products` in the migrations. */
    mrpPaise: integer().notNull(),
    sellingPricePaise: integer().notNull(),
    additionalDiscount: smallint().notNull().default(0),
    /** Price of one unit, for filters and sorting; the same rule as `unitPaise` of the contract. */
    pricePaise: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`greatest(1, ceil(selling_price_paise::bigint * (100 - additional_discount) / 10000::numeric))::integer * 100`,
      ),
    /** Discount off the MRP in whole per cent, rounded down; the same rule as `discountPercent` of the contract. */
    discountPercent: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`greatest(0, floor((mrp_paise - greatest(1, ceil(selling_price_paise::bigint * (100 - additional_discount) / 10000::numeric)) * 100) * 100 / mrp_paise))::integer`,
      ),
    isBestSeller: boolean().notNull().default(false),
    launchedOn: date().notNull(),
    /** Text of a release before offers had rules: empty. Drop it with the next release. */
    offer: text(),
    /** URLs of its pictures. Lists show the first. */
    media: text().array().notNull().default([]),
    /** How often it was bought and opened lately, for the order "recommended". See `refreshPopularity`. */
    popularity: integer().notNull().default(0),
    /** Popularity that a feed gave it, which counts from its creation on. */
    popularityStart: integer().notNull().default(0),
    /** Whether shoppers see and can buy it: a draft is not ready, an archived product is no longer sold and keeps its row for its orders. */
    state: text({ enum: PRODUCT_STATES }).notNull().default('active'),
    /** Time from which an active product is sold; null for at once. */
    launchesAt: timestamp({ withTimezone: true }),
    /** True for an active product that is launched, set by a trigger. */
    isActive: boolean().notNull().default(true),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),

    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    ratingAverage: doublePrecision()
      .notNull()
      .generatedAlwaysAs(
        sql`case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1) end::double precision`,
      ),
    inStock: boolean().notNull().default(false),
    storeIds: integer().array().notNull().default([]),
    /** Option values of the product, and those in stock. */
    optionIds: integer().array().notNull().default([]),
    availableOptionIds: integer().array().notNull().default([]),
    search: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
    /** Title, brand and colour: parts A and B of `search`, small enough to be compared quickly. Set by a trigger. */
    searchTitle: tsvector(),
    /** Transaction of the last change, set by a trigger. */
    changedBy: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Grows with each change, by a trigger: an index keeps the highest one. */
    revision: bigint({ mode: 'number' }).notNull().default(1),
  },
  (table) => {
    const recommended = () =>
      [table.inStock.desc().nullsFirst(), table.popularity.desc().nullsFirst(), table.id] as const
    const sold = sql`is_active`
    return [
      // An earlier release orders its lists by these five and by those of price, discount, rating and launch. Drop them with the next release; see `standing_of`.
      index('product_recommended')
        .on(...recommended())
        .where(sold),
      index('product_main_recommended')
        .on(table.mainId, ...recommended())
        .where(sold),
      index('product_sub_recommended')
        .on(table.subId, ...recommended())
        .where(sold),
      index('product_child_recommended')
        .on(table.childId, ...recommended())
        .where(sold),
      index('product_brand_recommended')
        .on(table.brandId, ...recommended())
        .where(sold),
      index('product_price').on(table.pricePaise, table.id).where(sold),
      index('product_changed').on(table.changedBy),
      index('product_discount')
        .on(table.discountPercent.desc().nullsFirst(), ...recommended())
        .where(sold),
      index('product_rating')
        .on(table.ratingAverage.desc().nullsFirst(), table.ratingCount.desc().nullsFirst(), table.id)
        .where(sold),
      index('product_newest')
        .on(table.launchedOn.desc().nullsFirst(), table.id.desc().nullsFirst())
        .where(sold),
      index('product_search').using('gin', table.search).with(PENDING),
      index('product_search_title').using('gin', table.searchTitle).with(PENDING),
      // For `fillSearchTitles`.
      index('product_without_search_title')
        .on(table.id)
        .where(sql`search_title is null`),
      index('product_options').using('gin', table.optionIds).with(PENDING),
      check('product_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and ${table.slug} ~ '[a-z]'`),
      check(
        'product_price',
        sql`0 < ${table.sellingPricePaise} and ${table.sellingPricePaise} <= ${table.mrpPaise}`,
      ),
      index('product_launches')
        .on(table.launchesAt)
        .where(sql`state = 'active' and not is_active`),
      check('product_state', sql`${table.state} in ('draft', 'active', 'archived')`),
      check('product_offer_has_rule', sql`${table.offer} is null`),
      check('product_mrp', sql`${table.mrpPaise} <= 1000000000`),
      check('product_additional_discount', sql`${table.additionalDiscount} between 0 and 100`),
      check(
        'product_rating',
        sql`${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
      ),
    ]
  },
)

export const productDetail = pgTable('product_detail', {
  productId: integer()
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  description: text().notNull().default(''),
  highlights: text().array().notNull().default([]),
  howToUse: text().notNull().default(''),
  ingredients: text().notNull().default(''),
  /** Alternative texts of its pictures by address. A picture without one is described by the title. */
  altTexts: jsonb().$type<Record<string, string>>().notNull().default({}),
  specifications: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
  countryOfOrigin: text().notNull().default('India'),
  /** Name and address. */
  manufacturer: text().notNull().default(''),
  importer: text().notNull().default(''),
  netQuantity: text().notNull().default(''),
  bestBefore: text().notNull().default(''),
})

/** Value of an option group, such as Size M or Shade Ruby, or a combination of values: "M / Red" of "Size / Colour". */
export const optionValue = pgTable(
  'option_value',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Name of the group, such as "Size" or "Shade". It never changes. */
    groupName: text().notNull(),
    name: text().notNull(),
  },
  (table) => [unique('option_value_group_name').on(table.groupName, table.name)],
)

/** Values of an option combination, in the order of their groups. Filters and search know a variant by these. */
export const optionPart = pgTable(
  'option_part',
  {
    wholeId: integer()
      .notNull()
      .references(() => optionValue.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    partId: integer()
      .notNull()
      .references(() => optionValue.id),
  },
  (table) => [
    primaryKey({ columns: [table.wholeId, table.position] }),
    index('option_part_part').on(table.partId),
    check('option_part_differs', sql`${table.wholeId} <> ${table.partId}`),
  ],
)

/** Sellable version of a product. A product without options has one variant without an option value. */
export const variant = pgTable(
  'variant',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    optionValueId: integer().references(() => optionValue.id),
    position: integer().notNull().default(0),
    /** `#rgb` or `#rrggbb`: nothing else may reach a style attribute. */
    colorCode: text(),
    mrpPaise: integer().notNull(),
    sellingPricePaise: integer().notNull(),
    /** The operator's number of the variant, and the number of its barcode. */
    sku: text(),
    barcode: text(),
    /** Pictures of this variant; empty when the product's pictures apply. */
    media: text().array().notNull().default([]),
    /** A withdrawn variant keeps its row for its orders. */
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    unique('variant_product_option').on(table.productId, table.optionValueId).nullsNotDistinct(),
    index('variant_option').on(table.optionValueId),
    // The colour that a facet shows for a value.
    index('variant_option_colour')
      .on(table.optionValueId, table.id)
      .where(sql`color_code is not null and is_active`),
    check(
      'variant_price',
      sql`0 < ${table.sellingPricePaise} and ${table.sellingPricePaise} <= ${table.mrpPaise}`,
    ),
    check('variant_mrp', sql`${table.mrpPaise} <= 1000000000`),
    check('variant_barcode', sql`${table.barcode} ~ '^[0-9]{8,14}$'`),
    check('variant_color_code', sql`${table.colorCode} ~* '^#([0-9a-f]{3}|[0-9a-f]{6})$'`),
  ],
)

/** Source of an imported product, and the hash of its last imported line. */
export const productSource = pgTable(
  'product_source',
  {
    source: text().notNull(),
    sourceId: text().notNull(),
    productId: integer()
      .notNull()
      .unique()
      .references(() => product.id, { onDelete: 'cascade' }),
    lineHash: text().notNull(),
    importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Time at which a complete feed without the product archived it. A later line restores it. */
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.source, table.sourceId] })],
)
