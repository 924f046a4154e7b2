import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { tsvector } from './tsvector.ts'

/** A word that the catalogue uses, folded (lower case, no accents): what typing errors are mended against. */
export const searchWord = pgTable(
  'search_word',
  {
    word: text().primaryKey(),
    /** How it sounds: words spelt differently (kajal, kaajal) share it. See `soundKey`. */
    soundKey: text().notNull(),
    /** In how many products, brands and categories it is. */
    frequency: integer().notNull(),
  },
  (table) => [
    index('search_word_sound').on(table.soundKey),
    index('search_word_sound_prefix').on(table.soundKey.op('text_pattern_ops')),
    index('search_word_prefix').on(table.word.op('text_pattern_ops')),
    index('search_word_trigram').using('gin', table.word.op('gin_trgm_ops')),
  ],
)

/** Something worth suggesting while a shopper types. */
export const searchPhrase = pgTable(
  'search_phrase',
  {
    /** Folded, so that the same phrase is there once. */
    folded: text().primaryKey(),
    phrase: text().notNull(),
    /** 0 category, 1 brand, 2 product, 3 category of a brand: the last come up once the brand is named. */
    kind: integer().notNull(),
    weight: integer().notNull(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('simple', folded)`),
    /** How its words sound; see `soundKey`. */
    sounds: tsvector()
      .notNull()
      .default(sql`''::tsvector`),
  },
  (table) => [
    index('search_phrase_words').using('gin', table.words),
    index('search_phrase_sounds').using('gin', table.sounds),
  ],
)

/** Words that mean the same to a shopper: a search for one finds the others. Rows of a group belong together. */
export const searchSynonym = pgTable(
  'search_synonym',
  { word: text().notNull(), groupName: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.word, table.groupName] }),
    index('search_synonym_group').on(table.groupName),
  ],
)
