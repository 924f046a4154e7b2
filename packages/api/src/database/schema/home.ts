import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** A slide at the top of the home page. */
export const banner = pgTable('banner', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: integer().notNull(),
  eyebrow: text().notNull(),
  /** The headline; words between asterisks are set in italics. */
  title: text().notNull(),
  text: text().notNull(),
  button: text().notNull(),
  /** A path of the shop. */
  link: text().notNull(),
  image: text().notNull(),
  /** `#rrggbb` behind the text. */
  tint: text().notNull(),
})

/** Which products a section of the home page shows. */
export type HomeSectionRule =
  | { kind: 'best-sellers' }
  | { kind: 'new' }
  | { kind: 'discount' }
  | { kind: 'category'; level: 'main' | 'sub' | 'child'; slug: string }

/** A row of products on the home page. */
export const homeSection = pgTable('home_section', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: integer().notNull(),
  title: text().notNull(),
  slug: text().notNull().unique(),
  rule: jsonb().$type<HomeSectionRule>().notNull(),
})
