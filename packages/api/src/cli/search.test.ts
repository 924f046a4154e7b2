import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { useCommands } from '#testing/useCommands.ts'

const shop = useApp()
const { db, get } = shop
const command = useCommands(shop)
const run = (...args: string[]) => command('search', ...args)

const search = (text: string, more = '') =>
  get<ListProductsResponse>(`/api/products?limit=1&search=${encodeURIComponent(text)}${more}`)

test('lists the searches that did not find what they named, the most frequent first', async () => {
  expect(await run('misses')).toEqual([0, 'Every search found what it named.'])
  await search('lipstick')
  const { total } = await search('Michael Kors lipstick')
  await search('Michael Kors lipstick', '&sort=price_asc')
  await search('xqzvw')
  await search('xqzvw', '&exact=1')
  await search('xqzvw 98765 43210')
  await search('xqzvw@example.in')
  const [code, text] = await run('misses')
  expect(code).toBe(0)
  expect(text.split('\n').map((line) => line.replaceAll(/\s+/g, ' '))).toEqual([
    'Searches Products Last Words',
    expect.stringMatching(new RegExp(`^ ?2 ${total} .* michael kors lipstick$`)),
    expect.stringMatching(/^ ?1 0 .* xqzvw$/),
  ])
  expect(await run('misses', '--limit', '0')).toMatchObject([1, expect.stringContaining('--limit')])
})

test('a search that can’t be recorded is answered all the same', async () => {
  await db().execute(sql`alter table search_miss rename to search_miss_away`)
  expect(await search('qzxvk')).toMatchObject({ total: 0 })
  await db().execute(sql`alter table search_miss_away rename to search_miss`)
})

test('synonyms find the same products until they are removed', async () => {
  const { total } = await search('lipstick')
  expect(await run('synonyms', 'list')).toEqual([0, 'There are no synonyms besides the built-in ones.'])
  expect(await run('synonyms', 'add', 'Glimmer-Stick', 'LIPSTICK')).toEqual([
    0,
    'These mean the same: glimmer stick, lipstick',
  ])
  expect(await run('synonyms', 'add', 'lipstick', 'hothrang')).toEqual([
    0,
    'These mean the same: glimmer stick, hothrang, lipstick',
  ])
  expect(await search('hothrang')).toMatchObject({ total })
  expect(await search('glimmer stick')).toMatchObject({ total })
  expect(await run('synonyms', 'list')).toEqual([0, 'glimmer stick, hothrang, lipstick'])
  expect(await run('synonyms', 'remove', 'hothrang', 'glimmer stick')).toEqual([
    0,
    'Removed: hothrang, glimmer stick',
  ])
  expect(await run('synonyms', 'list')).toEqual([0, 'There are no synonyms besides the built-in ones.'])
  expect(await search('hothrang')).toMatchObject({ total: 0 })
})

test('rebuild writes what differs from what products say', async () => {
  const { data } = await search('rozana')
  await db().execute(sql`update product set search = '' where is_active`)
  await db().execute(sql`delete from search_phrase`)
  expect(await search('rozana')).toMatchObject({ total: 0 })
  const [code, text] = await run('rebuild')
  expect([code, text]).toEqual([
    0,
    expect.stringMatching(/^The search texts of \d+ products are up to date\.$/),
  ])
  expect((await search('rozana')).data).toEqual(data)
  const { rows } = await db().execute(sql`select from search_phrase`)
  expect(rows.length).toBeGreaterThan(100)
})

test.each([
  [['rebuild', 'now']],
  [['synonyms', 'add', 'one']],
  [['synonyms', 'add', 'one', 'ONE']],
  [['synonyms', 'add', '!!', 'one']],
  [['synonyms', 'remove', 'nothing']],
  [['synonyms']],
  [[]],
])('refuses %j', async (command) => {
  expect((await run(...command))[0]).toBe(1)
})
