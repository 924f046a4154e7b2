import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CartQuoteResponse } from '@shop/contract/cart.schema'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { ProductWire } from '@shop/contract/products.schema'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importFeed } from '#import/importFeed.ts'
import { launchProducts } from '#modules/products/launchProducts.ts'
import { useApp } from '#testing/useApp.ts'
import { useCommands } from '#testing/useCommands.ts'

const api = useApp('empty')
const { app, db, get } = api
const command = useCommands(api)
const shop = (...args: string[]) => command('products', ...args)
const SLUG = 'studio-linen-kurti'
const FACTS = {
  country_of_origin: 'India',
  net_quantity: '1 piece',
  manufacturer: 'Studio Nine, Jaipur 302022',
}

async function take(change: object = {}): Promise<string[]> {
  const warnings: string[] = []
  const folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
  const file = path.join(folder, 'feed.jsonl')
  const line = {
    source: 'studio',
    source_id: 'K2',
    title: 'Linen Kurti',
    brand: 'Studio',
    category_path: ['Fashion', 'Tops', 'Kurtis'],
    selling_price: 999,
    quantity: 3,
    ...FACTS,
  }
  try {
    await writeFile(file, JSON.stringify({ ...line, ...change }))
    const onWarning = (_line: number, warning: string) => void warnings.push(warning)
    expect((await importFeed(db(), { file, onWarning })).refused).toBe(0)
    return warnings
  } finally {
    await rm(folder, { recursive: true })
  }
}

const statusOf = async () => (await app().inject(`/api/products/${SLUG}`)).statusCode
const total = async () => (await get<ListProductsResponse>('/api/products')).total
/** Status of the page, whether lists and search have the product, and whether a cart accepts it. */
async function seen() {
  const { rows } = await db().execute<{ id: number }>(sql`select id from product where slug = ${SLUG}`)
  const items = [{ product_id: rows[0]?.id ?? 0, variant_id: null, quantity: 1 }]
  const quote = await app().inject({ method: 'POST', url: '/api/cart/quote', payload: { items } })
  const { changes } = quote.json<CartQuoteResponse>().data.lines[0] ?? {}
  const found = await get<ListProductsResponse>('/api/products?search=linen')
  return [await statusOf(), await total(), found.total, changes?.includes('not_sold') === false]
}
const SOLD = [200, 1, 1, true]
const HIDDEN = [404, 0, 0, false]

test('imports a draft, which nobody sees until it is activated', async () => {
  await take({ state: 'draft' })
  expect(await seen()).toEqual(HIDDEN)
  expect(await shop('list', '--state', 'draft')).toEqual([0, `${SLUG}  draft  ₹999`])
  expect(await shop('activate', SLUG, 'nothing')).toEqual([
    1,
    `${SLUG} is active.\nThere is no product nothing.`,
  ])
  expect(await seen()).toEqual(SOLD)
})

test('keeps the page of an archived product, and says that it is no longer sold', async () => {
  expect(await shop('archive', SLUG)).toEqual([0, `${SLUG} is archived.`])
  expect(await seen()).toEqual([200, 0, 0, false])
  const { data } = await get<{ data: ProductWire }>(`/api/products/${SLUG}`)
  expect(data).toMatchObject({ is_archived: 1, quantity: 0, options: [] })
  await get(`/api/products/${SLUG}/related`)
})

test('keeps the state of a product unless a feed names one', async () => {
  await take({ selling_price: 949 })
  expect(await seen()).toEqual([200, 0, 0, false])
  await take({ selling_price: 949, state: 'active' })
  expect(await seen()).toEqual(SOLD)
})

test('launches a product at its time', async () => {
  expect((await shop('activate', SLUG, '--at', '2999-12-01 10:00'))[1]).toMatch(/is active from 01 Dec/)
  expect(await seen()).toEqual(HIDDEN)
  await launchProducts(db())
  expect(await seen()).toEqual(HIDDEN)
  // The launch is due.
  await db().execute(sql`alter table product disable trigger derive_visibility`)
  await db().execute(sql`update product set launches_at = now() - interval '1 minute'`)
  await db().execute(sql`alter table product enable trigger derive_visibility`)
  expect(await seen()).toEqual(HIDDEN)
  await launchProducts(db())
  expect(await seen()).toEqual(SOLD)
})

test('archives a product when a release before states clears its flag', async () => {
  await db().execute(sql`update product set is_active = false`)
  expect((await shop('list'))[1]).toMatch(/archived/)
  await db().execute(sql`update product set is_active = true`)
  expect(await seen()).toEqual(SOLD)
})

test('names the facts that a page lacks, and activates no product without them', async () => {
  const without = { country_of_origin: null, net_quantity: null, manufacturer: null }
  const other = { source_id: 'K9', title: 'Silk Kurti', ...without }
  expect(await take({ ...other, state: 'draft' })).toEqual([])
  expect(await shop('activate', 'studio-silk-kurti')).toEqual([
    1,
    'studio-silk-kurti lacks country_of_origin, net_quantity, manufacturer, which its page must show. Import it with these fields.',
  ])
  expect(await take({ ...other, country_of_origin: 'Korea', state: 'active' })).toEqual([
    'its page lacks net_quantity, manufacturer, importer',
  ])
  expect(await take({ ...other, net_quantity: '1 piece', importer: 'Asha Imports, Mumbai' })).toEqual([
    'its page lacks manufacturer',
  ])
  expect(await take({ ...other, manufacturer: 'Seoul Silk, Seoul' })).toEqual([])
  expect(await shop('activate', 'studio-silk-kurti')).toEqual([0, 'studio-silk-kurti is active.'])
  const { data } = await get<{ data: ProductWire }>('/api/products/studio-silk-kurti')
  expect(data).toMatchObject({
    country_of_origin: 'Korea',
    net_quantity: '1 piece',
    manufacturer: 'Seoul Silk, Seoul',
    importer: 'Asha Imports, Mumbai',
    best_before: '',
  })
})

test.each([
  [['launch', SLUG], /The action is missing/],
  [['activate'], /The products are missing/],
  [['archive', SLUG, '--at', '2026-12-01'], /--at belongs to activate/],
  [['activate', SLUG, '--at', 'soon'], /--at is a time/],
  [['list', '--state', 'sold'], /--state is one of/],
])('refuses the command products %j', async (command, message) => {
  expect(await shop(...command)).toEqual([1, expect.stringMatching(message)])
})
