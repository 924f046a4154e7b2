import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { useCommands } from '#testing/useCommands.ts'
import { importFeed, type ImportOptions } from './importFeed.ts'

const shop = useApp('empty')
const { db } = shop
const run = useCommands(shop)
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

const kurti = (number: string, change: object = {}) => ({
  source: 'studio',
  source_id: number,
  title: `Kurti ${number}`,
  brand: 'Studio',
  category_path: ['Fashion', 'Tops', 'Kurtis'],
  selling_price: 999,
  country_of_origin: 'India',
  net_quantity: '1 piece',
  manufacturer: 'Studio Nine, Jaipur 302022',
  ...change,
})
const inSizes = (...skus: string[]) => ({
  options: [{ group: 'Size', variants: skus.map((sku, at) => ({ option_name: `${at + 1}`, sku })) }],
})

/** Counts of created, updated and unchanged products, and what the import said. */
async function take(lines: readonly object[], options: Partial<ImportOptions> = {}) {
  const said: string[] = []
  const file = path.join(folder, 'feed.jsonl')
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  const { created, updated, unchanged, refused } = await importFeed(db(), {
    ...options,
    file,
    onRefusal: ({ line, field, reason }) => void said.push(`line ${line}: ${field} ${reason}`),
    onWarning: (line, warning) => void said.push(`line ${line} warns: ${warning}`),
  })
  return { counts: [created, updated, unchanged, refused], said }
}

test('refuses a line with the SKU of another one, also in a dry run', async () => {
  const lines = [
    kurti('A', inSizes('A-1', 'A-2')),
    kurti('B', inSizes('B-1', 'A-2')),
    kurti('C', { sku: 'C' }),
  ]
  const outcome = { counts: [2, 0, 0, 1], said: ['line 2: sku "A-2" of 2 is that of line 1 too'] }
  expect(await take(lines, { isDryRun: true })).toEqual(outcome)
  expect(await take(lines)).toEqual(outcome)
})

test('refuses a line with the SKU of a product of the shop, and a SKU that the line has twice', async () => {
  expect(
    await take([kurti('D', { sku: 'A-1' }), kurti('E', inSizes('E', 'E')), kurti('C', { sku: 'A-2' })]),
  ).toEqual({
    counts: [0, 0, 0, 3],
    said: [
      'line 1: sku "A-1" is that of studio-kurti-a, 1, too',
      'line 2: sku "E" of 2 is that of another variant of it too',
      'line 3: sku "A-2" is that of studio-kurti-a, 2, too',
    ],
  })
})

test('lets a product have the SKU that another one has given up, and variants exchange theirs', async () => {
  expect(await take([kurti('A', inSizes('A-2', 'A-3')), kurti('D', { sku: 'A-1' })])).toEqual({
    counts: [1, 1, 0, 0],
    said: [],
  })
})

test('keeps a SKU that two products have had since earlier imports, with a warning', async () => {
  await db().execute(sql`update variant set sku = 'C' where sku = 'A-1'`)
  expect(await take([kurti('C', { sku: 'C', selling_price: 949 }), kurti('D', { sku: 'C' })])).toEqual({
    counts: [0, 2, 0, 0],
    said: [
      'line 1 warns: its sku "C" is that of studio-kurti-d too',
      'line 2 warns: its sku "C" is that of line 1 too',
    ],
  })
  expect(await take([kurti('D', { sku: 'D' })])).toEqual({ counts: [0, 1, 0, 0], said: [] })
})

test('frees the SKU of an archived product, which stays archived once another one has it', async () => {
  await run('products', 'archive', 'studio-kurti-c')
  expect(await take([kurti('F', { sku: 'C' })])).toEqual({ counts: [1, 0, 0, 0], said: [] })
  expect(await run('products', 'activate', 'studio-kurti-c')).toEqual([
    1,
    'studio-kurti-c stays archived, because studio-kurti-f has its sku "C" now. Import one of them with another sku.',
  ])
  expect(await take([kurti('C', { sku: 'C-2', selling_price: 949 })])).toEqual({
    counts: [0, 1, 0, 0],
    said: [],
  })
  expect(await run('products', 'activate', 'studio-kurti-c')).toEqual([0, 'studio-kurti-c is active.'])
})
