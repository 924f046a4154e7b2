import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { ContentFile } from '#modules/content/contentFile.schema.ts'

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
  /** Alternative text of the picture; empty when it shows nothing that the text does not say. */
  alt: text().notNull().default(''),
  /** Picture of its own for phones, and its alternative text. */
  phoneImage: text(),
  phoneAlt: text().notNull().default(''),
  /** Background colour, `#rrggbb`. */
  tint: text().notNull(),
  /** Time from which it is shown, and the time at which that ends. */
  startsAt: timestamp({ withTimezone: true }),
  endsAt: timestamp({ withTimezone: true }),
})

export type HomeSectionRule =
  | { kind: 'best-sellers' }
  | { kind: 'new' }
  | { kind: 'discount' }
  | { kind: 'category'; level: 'main' | 'sub' | 'child'; slug: string }
  | { kind: 'brand'; slug: string }
  | { kind: 'products'; slugs: string[] }

export const homeSection = pgTable('home_section', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  position: integer().notNull(),
  title: text().notNull(),
  slug: text().notNull().unique(),
  rule: jsonb().$type<HomeSectionRule>().notNull(),
})

/** State of the content after a change. */
export const contentVersion = pgTable('content_version', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  content: jsonb().$type<ContentFile>().notNull(),
  /** What made it: "apply content.json". */
  cause: text().notNull(),
  appliedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
