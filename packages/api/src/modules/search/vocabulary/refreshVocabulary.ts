import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { soundKey } from '../spelling/soundKey.ts'

/** Largest numbers of phrases, heaviest first. */
export const PRODUCT_PHRASES_MAX = 20_000
const BRAND_PHRASES_MAX = 10_000
/** Largest number of the column. */
const WEIGHT_MAX = 2_147_483_647

/**
 * Triggers keep the words and note the remaining work, so this does nothing when nothing changed. The next run
 * completes an interrupted one.
 */
export async function refreshVocabulary(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`
    select where exists (select from search_change) or exists (select from search_word where sound_key = '')`)
  if (rows.length > 0) await db.withoutDeadlines(writeVocabulary)
}

/** The same in the transaction that has changed the catalogue. */
export async function writeVocabulary(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('vocabulary'))`)
  await addSounds(tx)
  const { rowCount } = await tx.execute(sql`delete from search_change`)
  if (rowCount !== 0) await writePhrases(tx)
}

async function addSounds(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ word: string }>(sql`select word from search_word where sound_key = ''`)
  if (rows.length === 0) return
  await tx.execute(sql`
    update search_word set sound_key = sound
    from unnest(${sql.param(rows.map(({ word }) => word))}::text[],
      ${sql.param(rows.map(({ word }) => soundKey(word)))}::text[]) as sounds (spelt, sound)
    where word = spelt`)
}

/** Writes the phrases that differ from those that are there. */
async function writePhrases(tx: Transaction): Promise<void> {
  await findPhrases(tx)
  await tx.execute(
    sql`delete from search_phrase where not exists (select from wanted where wanted.folded = search_phrase.folded)`,
  )
  const { rows } = await tx.execute<{ folded: string }>(sql`
    select folded from (select * from wanted except select folded, phrase, kind, weight from search_phrase) changed`)
  if (rows.length > 0) {
    await tx.execute(sql`
      insert into search_phrase (folded, phrase, kind, weight, sounds)
      select folded, phrase, kind, weight, to_tsvector('simple', sounds)
      from unnest(${sql.param(rows.map(({ folded }) => folded))}::text[],
        ${sql.param(rows.map(({ folded }) => folded.split(' ').map(soundKey).join(' ')))}::text[]
      ) as heard (folded, sounds) join wanted using (folded)
      on conflict (folded) do update set phrase = excluded.phrase, kind = excluded.kind, weight = excluded.weight`)
  }
  await tx.execute(sql`drop table wanted`)
}

/**
 * Temporary table of categories, brands, categories of brands, and titles. What shoppers choose weighs most: popularity counts what was
 * bought and opened, without anything about who did. The number of products decides where nobody has chosen yet.
 */
async function findPhrases(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    create temp table wanted on commit drop as
    with popular as materialized (
      -- From the index "product_suggested" alone.
      select title_base, popularity, brand_id, main_id, sub_id, child_id from product where is_active
      order by in_stock desc, popularity desc, id limit ${PRODUCT_PHRASES_MAX}
    ), sold as (
      select brand_id, main_id, sub_id, child_id, products as weight from product_count where products > 0
      union all select brand_id, main_id, sub_id, child_id, popularity from popular
    ), sold_by_category as (
      select main_id, sub_id, child_id, sum(weight) as weight from sold group by main_id, sub_id, child_id
    ), phrases as (
      select category.name as phrase, 0 as kind, sum(weight) as weight
      from category join sold_by_category on category.id in (main_id, sub_id, child_id)
      group by category.id
      union all
      select brand.name, 1, sum(weight) from brand join sold on brand.id = brand_id group by brand.id
      union all
      select brand.name || ' ' || category.name, 3, weight
      from (
        select brand_id, child_id, sum(weight) as weight from sold
        group by brand_id, child_id order by weight desc, brand_id, child_id limit ${BRAND_PHRASES_MAX}
      ) sold_by_brand join brand on brand.id = brand_id join category on category.id = child_id
      union all
      select title_base, 2, popularity from popular
    ), folded as materialized (
      -- Folding is slow, and most phrases are known.
      select coalesce(known.folded, search_text(phrase)) as folded, phrase, phrases.kind,
        least(phrases.weight, ${WEIGHT_MAX})::integer as weight
      from phrases left join search_phrase known using (phrase)
    )
    select distinct on (folded) folded, phrase, kind, weight from folded
    where folded <> '' order by folded, kind, weight desc, phrase`)
}
