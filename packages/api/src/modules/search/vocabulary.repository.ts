import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'

export interface KnownWord {
  word: string
  soundKey: string
  frequency: number
}

/** Words that the catalogue uses, or that are synonyms of such words. */
export async function findKnownWords(db: Database, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; frequency: number }>(sql`
    select word, frequency from search_word where word = any (${sql.param(words)}::text[])
    union all
    select distinct word, 0 from search_synonym where word = any (${sql.param(words)}::text[])`)
  const known = new Map<string, number>()
  for (const { word, frequency } of rows) known.set(word, Math.max(frequency, known.get(word) ?? 0))
  return known
}

/** Synonyms and more common spellings for each word. */
export async function findSynonyms(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ word: string; others: string[] }>(sql`
    select word, array_agg(distinct other order by other) as others
    from (
      select one.word, other.word as other
      from search_synonym one join search_synonym other using (group_name)
      where one.word = any (${sql.param(words)}::text[])
      union all
      select one.word, other.word
      from search_word one join search_word other using (sound_key)
      where one.word = any (${sql.param(words)}::text[]) and other.frequency > one.frequency
    ) pairs
    where word <> other
    group by word`)
  return new Map(rows.map(({ word, others }) => [word, others]))
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
