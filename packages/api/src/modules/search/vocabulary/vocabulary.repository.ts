import { sql } from 'drizzle-orm'
import type { Database, Db } from '#database/openDatabase.ts'
import { Vocabulary, type KnownWord } from './Vocabulary.ts'
import type { KnownPhrase } from './PhraseIndex.ts'

/** Bounds the memory of a process: about 15 MB. Rarer words are known as words of products only (`findUsedWords`). */
const WORDS_MAX = 50_000
const PHRASES_MAX = 50_000

/** Changes with the words and phrases; see `search_vocabulary` in the migrations. */
export async function readVocabularyVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`select version::text from search_vocabulary`)
  return rows[0]?.version ?? ''
}

export async function readVocabulary(db: Database): Promise<Vocabulary> {
  const words = await db.execute<{ word: string; frequency: number }>(
    sql`select word, frequency from search_word order by frequency desc, word limit ${WORDS_MAX}`,
  )
  const phrases = await db.execute<{ phrase: string; folded: string; isName: boolean }>(
    sql`select phrase, folded, kind in (0, 1) as "isName" from search_phrase order by kind, weight desc, folded limit ${PHRASES_MAX}`,
  )
  return new Vocabulary(words.rows satisfies KnownWord[], phrases.rows satisfies KnownPhrase[])
}

/** Words that some product has anywhere in its texts, including descriptions. */
export async function findUsedWords(db: Db, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  // A query for each word, because the planner has to see the word to know that the index finds it. Without `materialized` it would
  // look through all products for the first one that has the word, and often there is none.
  const each = words.map(
    (word) => sql`exists (
      with found as materialized (
        select from product where is_active and search @@ plainto_tsquery('shop', ${word}))
      select from found)`,
  )
  const { rows } = await db.execute<{ isUsed: boolean[] }>(
    sql`select array[${sql.join(each, sql`, `)}]::boolean[] as "isUsed"`,
  )
  return new Set(words.filter((_, index) => rows[0]?.isUsed[index]))
}
