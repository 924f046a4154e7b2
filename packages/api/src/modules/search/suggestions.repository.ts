import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'

/**
 * Phrases in which every word (each given in all forms that it is taken for) begins a word, best first: those that begin as
 * typed, then categories, brands, products, each by weight.
 */
export async function findPhrases(
  db: Database,
  typed: string,
  words: readonly (readonly string[])[],
): Promise<string[]> {
  const query = words.map((forms) => `(${forms.map((form) => `'${form}':*`).join(' | ')})`).join(' & ')
  const { rows } = await db.execute<{ phrase: string }>(sql`
    select phrase from search_phrase
    where words @@ to_tsquery('simple', ${query})
    order by starts_with(folded, ${typed}) desc, kind, weight desc, folded
    limit ${SUGGESTIONS_MAX}`)
  return rows.map(({ phrase }) => phrase)
}
