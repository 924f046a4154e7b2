import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { soundKey } from '#modules/search/spelling/soundKey.ts'

/** Words and phrases of search, as stored and as counted from the products. All titles must fit into the phrases. */
export async function wordsAndPhrases(db: Database): Promise<{ stored: string[]; counted: string[] }> {
  const stored = await db.execute<{ line: string }>(sql`
    select concat_ws('|', word, frequency, sound_key) as line from search_word
    union all select concat_ws('|', folded, phrase, kind, weight) from search_phrase`)
  const words = await db.execute<{ word: string; frequency: number }>(sql`
    select word, count(*)::integer as frequency
    from (
      select title as text from product where is_active
      union all select brand.name from product join brand on brand.id = brand_id where is_active
      union all select category.name from product join category on category.id in (main_id, sub_id, child_id)
        where is_active
      union all select name from option_value
    ) texts, regexp_split_to_table(search_text(text), ' ') as word
    where word !~ '^[0-9]*$' and length(word) between 2 and 40 group by word`)
  const phrases = await db.execute<{ line: string }>(sql`
    select distinct on (search_text(phrase)) concat_ws('|', search_text(phrase), phrase, kind, weight) as line
    from (
      select category.name as phrase, 0 as kind, sum(1 + popularity) as weight
      from category join product on category.id in (main_id, sub_id, child_id) and is_active group by category.id
      union all
      select brand.name, 1, sum(1 + popularity) from brand join product on brand.id = brand_id and is_active group by brand.id
      union all
      select brand.name || ' ' || category.name, 3, sum(1 + popularity)
      from product join brand on brand.id = brand_id join category on category.id = child_id where is_active
      group by brand.id, category.id
      union all select title_base, 2, popularity from product where is_active
    ) phrases
    where search_text(phrase) <> '' order by search_text(phrase), kind, weight desc, phrase`)
  const ofWords = words.rows.map(({ word, frequency }) => [word, frequency, soundKey(word)].join('|'))
  return {
    stored: stored.rows.map(({ line }) => line).toSorted(),
    counted: [...ofWords, ...phrases.rows.map(({ line }) => line)].toSorted(),
  }
}
