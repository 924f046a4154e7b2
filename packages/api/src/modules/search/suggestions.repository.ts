import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { SOUND_MIN_LENGTH, soundKey } from './soundKey.ts'

export interface TypedWord {
  word: string
  others: readonly string[]
}

/** Phrases in which each word, or an alternative, starts a word; best first. */
export async function findPhrases(db: Database, words: readonly TypedWord[]): Promise<string[]> {
  const query = words.map(
    ({ word, others }) => `('${word}':*${others.map((other) => ` | (${inOrder(other)})`).join('')})`,
  )
  return bestPhrases(
    db,
    sql`words`,
    query,
    words.map(({ word }) => word),
  )
}

/** Words of a name next to each other. */
const inOrder = (name: string) =>
  name
    .split(' ')
    .map((word) => `'${word}':*`)
    .join(' <-> ')

/** Phrases in which each word starts a word phonetically; best first. */
export async function findPhrasesBySound(db: Database, words: readonly string[]): Promise<string[]> {
  return bestPhrases(
    db,
    sql`sounds`,
    words.map((word) => `'${soundOf(word)}':*`),
    words,
  )
}

/** Words with a very short key ("zzz") are compared by their letters. */
function soundOf(word: string): string {
  const key = soundKey(word)
  return key.length < SOUND_MIN_LENGTH ? word : key
}

const asTyped = (word: string) => `'${word}':*`

/** Phrases that start with the text first, then those with the typed words; of these categories, brands, products and categories of brands, each by weight. */
async function bestPhrases(
  db: Database,
  column: SQL,
  query: readonly string[],
  typed: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ phrase: string }>(sql`
    select phrase from search_phrase
    where ${column} @@ to_tsquery('simple', ${query.join(' & ')})
    order by starts_with(folded, ${typed.join(' ')}) desc,
      (words @@ to_tsquery('simple', ${typed.map(asTyped).join(' & ')})) desc, kind, weight desc, folded
    limit ${SUGGESTIONS_MAX}`)
  return rows.map(({ phrase }) => phrase)
}
