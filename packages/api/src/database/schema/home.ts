import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

export const banner = pgTable('banner', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: integer().notNull(),
  eyebrow: text().notNull(),
  title: text().notNull(),
  text: text().notNull(),
  button: text().notNull(),
  /** Path on this shop. */
  link: text().notNull(),
  image: text().notNull(),
  /** Background colour, `#rrggbb`. */
  tint: text().notNull(),
})

export type HomeSectionRule =
  | { kind: 'best-sellers' }
  | { kind: 'new' }
  | { kind: 'discount' }
  | { kind: 'category'; level: 'main' | 'sub' | 'child'; slug: string }

export const homeSection = pgTable('home_section', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: integer().notNull(),
  title: text().notNull(),
  slug: text().notNull().unique(),
  rule: jsonb().$type<HomeSectionRule>().notNull(),
})
