import type { SuggestionKind } from '@shop/contract/search.schema'
import { sql } from 'drizzle-orm'
import type { Database, Db } from '#database/openDatabase.ts'
import { PRODUCT_PHRASES_MAX } from './refreshVocabulary.ts'
import type { KnownPhrase } from './PhraseIndex.ts'
import { Vocabulary, WORDS_MAX, type KnownWord } from './Vocabulary.ts'

const PHRASES_MAX = 50_000

/** By their number in `search_phrase`. */
const KINDS: readonly SuggestionKind[] = ['category', 'brand', 'product', 'search']

interface PhraseRow extends Record<string, unknown> {
  phrase: string
  folded: string
  kind: number
  productId: number | null
}

/** What feeds have as the brand of products without one. Nobody searches for it. */
const NAMELESS = /^(?:generic|unbranded|no brand|unknown|others?|na|n a|none|not available|not applicable)$/

/** True for such a brand, and for a category of it. */
const isNameless = ({ kind, folded }: KnownPhrase) =>
  (kind === 'brand' && NAMELESS.test(folded)) || (kind === 'search' && /^(?:generic|unbranded) /.test(folded))

/** Changes with the words and phrases; see `search_vocabulary` in the migrations. */
export async function readVocabularyVersion(db: Database): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`select version::text from search_vocabulary`)
  return rows[0]?.version ?? ''
}

export async function readVocabulary(db: Database): Promise<Vocabulary> {
  const words = await db.execute<{ word: string; frequency: number }>(
    sql`select word, frequency from search_word order by frequency desc, word limit ${WORDS_MAX}`,
  )
  const phrases = await db.execute<PhraseRow>(sql`
    with suggested as (
      -- From the index "product_suggested" alone, as refreshVocabulary reads it.
      select id, title_base, in_stock, popularity from product where is_active
      order by in_stock desc, popularity desc, id limit ${PRODUCT_PHRASES_MAX}
    ), best as (
      select distinct on (title_base) id, title_base from suggested
      order by title_base, in_stock desc, popularity desc, id
    )
    select phrase, folded, kind, best.id as "productId"
    from search_phrase left join best on kind = 2 and title_base = phrase
    order by kind, weight desc, folded limit ${PHRASES_MAX}`)
  const known = phrases.rows.map(({ kind, ...phrase }) => ({ ...phrase, kind: KINDS[kind] ?? 'search' }))
  return new Vocabulary(
    words.rows satisfies KnownWord[],
    known.filter((phrase) => !isNameless(phrase)),
  )
}

/** Whether some product has each word anywhere in its texts, including descriptions. */
export async function areUsed(db: Db, words: readonly string[]): Promise<boolean[]> {
  // A query for each word, because the planner has to see the word to know that the index finds it. Without `materialized` it would
  // look through all products for the first one that has the word, and often there is none.
  const each = words.map(
    (word) => sql`exists (
      with found as materialized (
        select from product where is_active and search @@ plainto_tsquery('shop', told_apart(${word})))
      select from found)`,
  )
  const { rows } = await db.execute<{ areUsed: boolean[] }>(
    sql`select array[${sql.join(each, sql`, `)}]::boolean[] as "areUsed"`,
  )
  return rows[0]?.areUsed ?? []
}
