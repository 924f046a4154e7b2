import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { SOUND_MIN_LENGTH, soundKey } from './soundKey.ts'

/** A word as it was typed, and others that do as well. */
export interface TypedWord {
  word: string
  others: readonly string[]
}

/** Phrases in which each of the words, or one that does as well, begins a word; best first. */
export async function findPhrases(db: Database, words: readonly TypedWord[]): Promise<string[]> {
  const query = words.map(
    ({ word, others }) => `('${word}':*${others.map((other) => ` | '${other}'`).join('')})`,
  )
  return bestPhrases(db, sql`words`, query, words.map(({ word }) => word).join(' '))
}

/** Phrases in which each of the words begins a word by its sound; best first. */
export async function findPhrasesBySound(db: Database, words: readonly string[]): Promise<string[]> {
  return bestPhrases(
    db,
    sql`sounds`,
    words.map((word) => `'${soundOf(word)}':*`),
    words.join(' '),
  )
}

/** Of a word that sounds like next to nothing ("zzz"), its letters. */
function soundOf(word: string): string {
  const key = soundKey(word)
  return key.length < SOUND_MIN_LENGTH ? word : key
}

/** First what begins as typed, then categories, brands, products, categories of brands, each by weight. */
async function bestPhrases(
  db: Database,
  column: SQL,
  query: readonly string[],
  typed: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ phrase: string }>(sql`
    select phrase from search_phrase
    where ${column} @@ to_tsquery('simple', ${query.join(' & ')})
    order by starts_with(folded, ${typed}) desc, kind, weight desc, folded
    limit ${SUGGESTIONS_MAX}`)
  return rows.map(({ phrase }) => phrase)
}
