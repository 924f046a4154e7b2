import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { tsvector } from './tsvector.ts'
import { xid8 } from './xid8.ts'

/** Word of the catalogue in lower case without accents. Triggers keep the rows: see `follow_products` in the migrations. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** Phonetic key, equal for spelling variants such as kajal and kaajal. Empty until `refreshVocabulary` sets it. */
    soundKey: text().notNull().default(''),
    /** Number of titles, brands and categories of products, and of option values, that contain it. */
    frequency: integer().notNull(),
  },
  (table) => [
    index('search_word_sound').on(table.soundKey),
    index('search_word_sound_prefix').on(table.soundKey.op('text_pattern_ops')),
    index('search_word_prefix').on(table.word.op('text_pattern_ops')),
    index('search_word_without_sound')
      .on(table.word)
      .where(sql`sound_key = ''`),
    index('search_word_gone')
      .on(table.word)
      .where(sql`frequency <= 0`),
    index('search_word_trigram').using('gin', table.word.op('gin_trgm_ops')),
  ],
)

/** Number of active products of a brand in a category. Triggers keep it, so that phrases are counted from few rows. */
export const productCount = pgTable(
  'product_count',
  {
    brandId: integer().notNull(),
    mainId: integer().notNull(),
    subId: integer().notNull(),
    childId: integer().notNull(),
    products: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.mainId, table.subId, table.childId] })],
)

/** Transactions that changed the source of phrases, until `refreshVocabulary` has written the phrases. */
export const searchChange = pgTable('search_change', { changedBy: xid8().primaryKey() })

export const searchPhrase = pgTable(
  'search_phrase',
  {
    /** Folded, so that equal phrases are stored once. */
    folded: text().primaryKey(),
    phrase: text().notNull(),
    /** 0 category, 1 brand, 2 product, 3 category of a brand, which is suggested only after the brand's name. */
    kind: integer().notNull(),
    weight: integer().notNull(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('simple', folded)`),
    sounds: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
  },
  (table) => [
    index('search_phrase_words').using('gin', table.words),
    index('search_phrase_sounds').using('gin', table.sounds),
  ],
)

/** One row with a number that rises with every change of phrases and of the sounds of words, which processes hold in memory. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    isOnly: boolean().primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull().default(1),
  },
  (table) => [check('search_vocabulary_is_one_row', sql`${table.isOnly}`)],
)

/** Synonyms: a search for one word of a group finds the others. */
export const searchSynonym = pgTable(
  'search_synonym',
  { word: text().notNull(), groupName: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.word, table.groupName] }),
    index('search_synonym_group').on(table.groupName),
  ],
)

/** Search that did not find what it named, for the operator: its words only, and nothing about the shopper. */
export const searchMiss = pgTable(
  'search_miss',
  {
    words: text().primaryKey(),
    searches: integer().notNull().default(1),
    /** Number of other products that the last one showed. */
    products: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('search_miss_last').on(table.lastAt)],
)

/** Products that changed, until every index of the search engine has them. Triggers write it while there is such an index. */
export const searchOutbox = pgTable('search_outbox', {
  place: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer().notNull(),
  /** False for a change of its stock or reviews, which answers of other products outlive (decision 083). */
  isBroad: boolean().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Indexes of the search engine: the one that shoppers search, and the one that is being built. */
export const searchIndex = pgTable(
  'search_index',
  {
    name: text().primaryKey(),
    isBuilding: boolean().notNull(),
    /** When it last had every change, or when its building last went on. */
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('search_index_one_of_each').on(table.isBuilding)],
)
