import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { wordsAndPhrases } from '#testing/wordsAndPhrases.ts'
import { refreshVocabulary } from './refreshVocabulary.ts'

const { current: db } = useDatabase('seeded')

const version = async () => (await db().execute(sql`select version from catalogue_version`)).rows

test.each([
  [
    'a product is renamed',
    sql`update product set title = 'Chandra Elixir', title_base = 'Chandra Elixir' where id = 1`,
  ],
  ['products are archived', sql`update product set is_active = false where id % 3 = 0`],
  ['products come back', sql`update product set is_active = true where id % 6 = 0`],
  [
    'a product moves to another brand',
    sql`update product set brand_id = (select max(id) from brand) where id = 7`,
  ],
  ['a brand is renamed', sql`update brand set name = 'Zanzibar Nights' where id = 2`],
  ['a category is renamed', sql`update category set name = 'Elixirs' where id = 1`],
  [
    'an option value is added',
    sql`insert into option_value (group_name, name) values ('Shade', 'Moonlit Elixir')`,
  ],
  [
    'an option value is renamed',
    sql`update option_value set name = 'Sunlit Potion' where name = 'Moonlit Elixir'`,
  ],
  ['an option value is deleted', sql`delete from option_value where name = 'Sunlit Potion'`],
  ['sales rank changes', sql`update product set popularity = 90000 where id = 11`],
  ['nothing changes', sql`update product set title = title`],
])('keeps words and phrases equal to the catalogue after %s', async (_, change) => {
  await db().execute(change)
  await refreshVocabulary(db())
  const { stored, counted } = await wordsAndPhrases(db())
  expect(stored).toEqual(counted)
})

test('writes nothing when nothing changed', async () => {
  await refreshVocabulary(db())
  const before = await version()
  await refreshVocabulary(db())
  expect(await version()).toEqual(before)
})
