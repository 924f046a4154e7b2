import {
  type AnyPgColumn,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { product } from './product.ts'

/** A blog category, or, with a parent, a sub-category. */
export const blogCategory = pgTable('blog_category', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  parentId: integer().references((): AnyPgColumn => blogCategory.id),
  slug: text().notNull().unique(),
  name: text().notNull(),
  position: integer().notNull().default(0),
})

export const blog = pgTable(
  'blog',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => blogCategory.id),
    subCategoryId: integer().references(() => blogCategory.id),
    tags: text().array().notNull().default([]),
    image: text().notNull().default(''),
    description: text().notNull(),
    metaTitle: text().notNull().default(''),
    metaDescription: text().notNull().default(''),
    productsHeading: text().notNull().default(''),
    publishedOn: date().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('blog_newest').on(table.publishedOn.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('blog_category_newest').on(
      table.categoryId,
      table.publishedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

export const blogProduct = pgTable(
  'blog_product',
  {
    blogId: integer()
      .notNull()
      .references(() => blog.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.productId] })],
)
