import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { soundKey } from './soundKey.ts'

/** Largest numbers of words and phrases, most frequent first. */
const WORDS_MAX = 100_000
const PRODUCT_PHRASES_MAX = 20_000
const BRAND_PHRASES_MAX = 10_000

/** Rebuilds the words and phrases for suggestions. Call it after products, brands or categories were added or renamed. */
export async function refreshVocabulary(db: Database | Transaction): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('statement_timeout', '0', true), pg_advisory_xact_lock(hashtext('vocabulary'))`,
    )
    const { rows } = await tx.execute<{ word: string; frequency: number }>(sql`
      select word, count(*)::integer as frequency
      from (
        select title as text from product where is_active
        union all select brand.name from product join brand on brand.id = brand_id where is_active
        union all select category.name from product join category on category.id in (main_id, sub_id, child_id) where is_active
        union all select name from option_value
      ) texts, regexp_split_to_table(search_text(text), ' ') as word
      where word !~ '^[0-9]*$' and length(word) between 2 and 40
      group by word order by frequency desc, word limit ${WORDS_MAX}`)
    await tx.execute(sql`delete from search_word`)
    await tx.execute(sql`
      insert into search_word (word, sound_key, frequency)
      select * from unnest(${sql.param(rows.map(({ word }) => word))}::text[],
        ${sql.param(rows.map(({ word }) => soundKey(word)))}::text[],
        ${sql.param(rows.map(({ frequency }) => frequency))}::int[])`)
    const phrases = await findPhrases(tx)
    await tx.execute(sql`delete from search_phrase`)
    await tx.execute(sql`
      insert into search_phrase (folded, phrase, kind, weight, sounds)
      select folded, phrase, kind, weight, to_tsvector('simple', sounds)
      from unnest(${sql.param(phrases.map(({ folded }) => folded))}::text[],
        ${sql.param(phrases.map(({ phrase }) => phrase))}::text[],
        ${sql.param(phrases.map(({ kind }) => kind))}::int[],
        ${sql.param(phrases.map(({ weight }) => weight))}::int[],
        ${sql.param(phrases.map(({ folded }) => folded.split(' ').map(soundKey).join(' ')))}::text[]
      ) as phrases (folded, phrase, kind, weight, sounds)`)
  })
}

/** Categories, brands and categories of brands by number of products, and titles of best sellers. */
async function findPhrases(tx: Transaction) {
  const { rows } = await tx.execute<{ folded: string; phrase: string; kind: number; weight: number }>(sql`
    select distinct on (search_text(phrase)) search_text(phrase) as folded, phrase, kind, weight
    from (
      select category.name as phrase, 0 as kind, count(product.id)::integer as weight
      from category join product on category.id in (main_id, sub_id, child_id) and is_active
      group by category.id
      union all
      select brand.name, 1, count(product.id)::integer
      from brand join product on brand.id = brand_id and is_active
      group by brand.id
      union all
      (select brand.name || ' ' || category.name, 3, count(*)::integer
        from product join brand on brand.id = brand_id join category on category.id = child_id where is_active
        group by brand.id, category.id order by 3 desc limit ${BRAND_PHRASES_MAX})
      union all
      (select title_base, 2, popularity from product where is_active
        order by in_stock desc, popularity desc, id limit ${PRODUCT_PHRASES_MAX})
    ) phrases
    where search_text(phrase) <> ''
    order by search_text(phrase), kind, weight desc`)
  return rows
}
