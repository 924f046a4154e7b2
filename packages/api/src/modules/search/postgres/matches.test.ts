import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { CatalogueNames } from '../CatalogueNames.ts'
import type { Condition } from '../Condition.ts'
import { interpretSearch } from '../interpretation/interpretSearch.ts'
import { UsedWords } from '../vocabulary/UsedWords.ts'
import { matches, meets } from './matches.ts'
import { PostgresEngine } from './PostgresEngine.ts'

const { current: db } = useDatabase('seeded')

const texts = [
  'dark green kurta',
  'makeup for a wedding',
  'kajal or eyeliner, not black',
  'face wash without sulphate for oily skin',
  'no smear liquid lipstick',
  'gift set for my mother',
  'lightweight body milk with shea butter',
  'herbal hair oil for dandruff',
  'jasmine perfume that lasts',
  'cotton saree without blouse',
  'aloe vera gel 100 ml',
  'लाल लिपस्टिक',
]

test.each(texts)('indexes find the same products as reading all of them for %j', async (text) => {
  for (const condition of await conditionsOf(text)) {
    const { rows } = await db().execute(sql`
      select id, ${matches(condition)} as "isFound", ${meets(condition)} as "isMet" from product`)
    expect(rows.filter(({ isFound, isMet }) => isFound !== isMet)).toEqual([])
  }
})

/** All that a search asks of the engine. */
async function conditionsOf(text: string): Promise<Condition[]> {
  const version = async () => 1
  const engine = new PostgresEngine(db(), version)
  const count = vi.spyOn(engine, 'count')
  const areMet = vi.spyOn(engine, 'areMet')
  const names = await new CatalogueNames(db(), version).current()
  const { query } = await interpretSearch({ names, engine, usedWords: new UsedWords(db(), version) }, text)
  const asked = [
    ...count.mock.calls.map(([match]) => match),
    ...areMet.mock.calls.flatMap(([match, conditions]) => [match, ...conditions]),
    ...(query ? [query.match] : []),
  ]
  expect(asked.length).toBeGreaterThan(0)
  return asked
}
