import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { tsvector } from './tsvector.ts'

const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const moment = () => timestamp({ withTimezone: true })

/** Where a picture comes from: drawn by the demo catalogue, or another site's. */
export type PictureSource = { drawing: Record<string, unknown> } | { url: string }

/** Every picture that the shop serves under `/media/{id}-{width}x{height}/`. Sizes in px. */
export const picture = pgTable('picture', {
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  source: jsonb().$type<PictureSource>().notNull(),
})

export const brand = pgTable('brand', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** The name as it is compared: without case and accents. */
  nameKey: text().notNull().unique(),
  /** A `/media/` address, or null for a brand without a logo. */
  logo: text(),
  manufacturer: text().notNull().default(''),
  isPopular: boolean().notNull().default(false),
  isExclusive: boolean().notNull().default(false),
  isNewLaunch: boolean().notNull().default(false),
})

/** Main, sub and child categories in one table; ids are unique over all of them, slugs within a level. */
export const category = pgTable(
  'category',
  {
    id: id(),
    level: text({ enum: ['main', 'sub', 'child'] }).notNull(),
    parentId: integer(),
    slug: text().notNull(),
    name: text().notNull(),
    nameKey: text().notNull(),
    position: integer().notNull().default(0),
    logo: text(),
    banner: text(),
    /** Items of hygiene, innerwear and baby care can't be returned (spec §9). */
    isReturnable: boolean().notNull().default(true),
  },
  (table) => [
    unique().on(table.level, table.slug),
    unique().on(table.parentId, table.nameKey).nullsNotDistinct(),
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
    check('category_has_parent', sql`(${table.level} = 'main') = (${table.parentId} is null)`),
  ],
)

/**
 * A product. Prices (paise), discount, ratings, stock and option values stand here as lists and facets read them; they
 * follow the variants through `refreshProducts`, and stock through a trigger.
 */
export const product = pgTable(
  'product',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    brandId: integer().notNull().references(() => brand.id),
    mainCategoryId: integer().notNull().references(() => category.id),
    subCategoryId: integer().notNull().references(() => category.id),
    childCategoryId: integer().notNull().references(() => category.id),
    /** Comma-separated addresses of pictures, as on the wire. */
    media: text().notNull().default(''),
    mrpPaise: bigint({ mode: 'number' }).notNull(),
    sellingPricePaise: bigint({ mode: 'number' }).notNull(),
    discountPercent: smallint().notNull(),
    additionalDiscount: smallint().notNull().default(0),
    isBestSeller: boolean().notNull().default(false),
    launchedAt: moment().notNull().defaultNow(),
    offer: text(),
    /** What can be had now, over all variants and stores. */
    quantity: integer().notNull().default(0),
    inStock: boolean().notNull().generatedAlwaysAs(sql`quantity > 0`),
    /** Cities of express delivery in which it is in stock. */
    cities: text().array().notNull().default(sql`'{}'`),
    /** `Group:value` of every variant, for filters. */
    optionValues: text().array().notNull().default(sql`'{}'`),
    ratingAverage: numeric({ precision: 3, scale: 2, mode: 'number' }).notNull().default(0),
    ratingCount: integer().notNull().default(0),
    /** What the recommended order goes by; higher is earlier. */
    popularity: integer().notNull().default(0),
    description: text().notNull().default(''),
    highlights: text().array().notNull().default(sql`'{}'`),
    howToUse: text().notNull().default(''),
    ingredients: text().notNull().default(''),
    specifications: jsonb().$type<{ name: string; value: string }[]>().notNull().default([]),
    countryOfOrigin: text().notNull().default('India'),
    search: tsvector().notNull().default(sql`''::tsvector`),
  },
  (table) => [
    check('product_prices', sql`${table.sellingPricePaise} > 0 and ${table.mrpPaise} >= ${table.sellingPricePaise}`),
    index().on(table.popularity.desc(), table.id),
    index().on(table.mainCategoryId, table.popularity.desc(), table.id),
    index().on(table.subCategoryId, table.popularity.desc(), table.id),
    index().on(table.childCategoryId, table.popularity.desc(), table.id),
    index().on(table.brandId, table.popularity.desc(), table.id),
    index().on(table.sellingPricePaise, table.id),
    index().on(table.discountPercent.desc(), table.id),
    index().on(table.launchedAt.desc(), table.id),
    index('product_search_index').using('gin', table.search),
    index('product_option_values_index').using('gin', table.optionValues),
  ],
)

/** What is sold: a product without options has one variant without group and name. Prices in paise. */
export const variant = pgTable(
  'variant',
  {
    id: id(),
    productId: integer().notNull().references(() => product.id, { onDelete: 'cascade' }),
    /** "Size", "Shade"; null for the one variant of a product without options. */
    optionGroup: text(),
    optionName: text(),
    /** `#rgb` or `#rrggbb`. */
    colorCode: text(),
    media: text().notNull().default(''),
    position: integer().notNull().default(0),
    mrpPaise: bigint({ mode: 'number' }).notNull(),
    sellingPricePaise: bigint({ mode: 'number' }).notNull(),
    /** No longer sold; kept for the orders that name it. */
    isRetired: boolean().notNull().default(false),
  },
  (table) => [
    unique().on(table.productId, table.optionGroup, table.optionName).nullsNotDistinct(),
    check('variant_prices', sql`${table.sellingPricePaise} > 0 and ${table.mrpPaise} >= ${table.sellingPricePaise}`),
    check('variant_option', sql`(${table.optionGroup} is null) = (${table.optionName} is null)`),
    check('variant_color_code', sql`${table.colorCode} ~ '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$'`),
  ],
)

/** Where an imported product came from: the same line of the same feed is the same product. */
export const productSource = pgTable(
  'product_source',
  {
    source: text().notNull(),
    sourceId: text().notNull(),
    productId: integer().notNull().references(() => product.id, { onDelete: 'cascade' }),
    /** Hash of the line as it was last imported; an equal one changes nothing. */
    contentHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.sourceId] }), index().on(table.productId)],
)

export const review = pgTable(
  'review',
  {
    id: id(),
    productId: integer().notNull().references(() => product.id, { onDelete: 'cascade' }),
    rating: smallint().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    author: text().notNull(),
    isVerified: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('review_rating', sql`${table.rating} between 1 and 5`),
    index().on(table.productId, table.createdAt.desc(), table.id),
  ],
)
