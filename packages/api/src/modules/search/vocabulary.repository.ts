import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'

export interface KnownWord {
  word: string
  soundKey: string
  frequency: number
}

/** Words of titles, brands, categories and options, with the number of their uses. */
export async function findKnownWords(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; frequency: number }>(
    sql`select word, frequency from search_word where word = any (${sql.param(words)}::text[])`,
  )
  return new Map(rows.map(({ word, frequency }) => [word, frequency]))
}

/** More common spellings of each word. */
export async function findSameSound(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ word: string; others: string[] }>(sql`
    select one.word, array_agg(distinct other.word order by other.word) as others
    from search_word one join search_word other using (sound_key)
    where one.word = any (${sql.param(words)}::text[]) and other.frequency > one.frequency
    group by one.word`)
  return new Map(rows.map(({ word, others }) => [word, others]))
}

/** The most frequent words of the catalogue that start with these letters. */
export async function findWordsFrom(db: Database, letters: string, max: number): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_word where word ~>=~ ${letters} and word ~<~ ${letters + '\uffff'}
    order by frequency desc, word limit ${max}`)
  return rows.map(({ word }) => word)
}

/** True when a word of the catalogue starts with these letters. */
export async function isWordPrefix(db: Database, letters: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from search_word where word ~>=~ ${letters} and word ~<~ ${letters + '\uffff'} limit 1`,
  )
  return rows.length > 0
}

/** Similar words of the catalogue; see `similar_words` in the migrations. */
export async function findSimilarWords(
  db: Database,
  word: string,
  key: string,
  isPrefix: boolean,
): Promise<KnownWord[]> {
  const { rows } = await db.execute<{ word: string; soundKey: string; frequency: number }>(
    sql`select word, sound_key as "soundKey", frequency from similar_words(${word}, ${key}, ${isPrefix})`,
  )
  return rows
}

/** Words that some product has anywhere in its texts, including descriptions. */
export async function findUsedWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  // A query for each word, because the planner has to see the word to know that the index finds it.
  const each = words.map(
    (word) =>
      sql`exists (select from product where is_active and search @@ plainto_tsquery('shop', ${word}))`,
  )
  const { rows } = await db.execute<{ isUsed: boolean[] }>(
    sql`select array[${sql.join(each, sql`, `)}]::boolean[] as "isUsed"`,
  )
  return new Set(words.filter((_, index) => rows[0]?.isUsed[index]))
}
