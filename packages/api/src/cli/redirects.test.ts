import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BlogResponse } from '@shop/contract/blogs.schema'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { ProductWire } from '@shop/contract/products.schema'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findRedirect } from '#modules/redirects/findRedirect.ts'
import { useApp } from '#testing/useApp.ts'
import { useCommands } from '#testing/useCommands.ts'
import { importProduct } from '#testing/importProduct.ts'

const shop = useApp()
const { db, get } = shop
const command = useCommands(shop)
const run = (...args: string[]) => command('redirects', ...args)
const FOUNDATION = 'rozana-nine-to-nine-matte-foundation'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redirects-'))
  return () => rm(folder, { recursive: true })
})
beforeEach(async () => {
  await db().execute(sql`truncate redirect`)
})

async function take(csv: string, ...options: string[]): Promise<[number, string]> {
  const file = path.join(folder, 'redirects.csv')
  await writeFile(file, csv)
  return run('import', file, ...options)
}

const leadsTo = (address: string) => findRedirect(db(), new URL(address, 'https://shop.example'))

const version = async () => {
  const { rows } = await db().execute<{ version: number }>(sql`select version from catalogue_version`)
  return Number(rows[0]?.version)
}

test('imports the redirects of a shop, and leads there with the query of the request', async () => {
  const before = await version()
  const [code, text] = await take(`from,to
/Products/Kajal/,/product/${FOUNDATION}
https://old.example/collections/kajal,/productList/kajal?category=child
`)
  expect([code, text]).toEqual([0, 'Redirects: 2 added, 0 changed, 0 refused.'])
  expect(await leadsTo('/products/kajal?utm_source=a')).toBe(`/product/${FOUNDATION}?utm_source=a`)
  expect(await leadsTo('/COLLECTIONS/kajal/')).toBe('/productList/kajal?category=child')
  expect(await leadsTo('/nowhere')).toBeUndefined()
  expect(await version()).toBeGreaterThan(before)
})

test('asks for the names of the columns when the first line has none', async () => {
  expect(await take('/a,/product/x\n/b,/product/y\n')).toEqual([
    1,
    expect.stringMatching(
      /^The first line of .* must name the columns "from" and "to". It has: \/a, \/product\/x\.$/,
    ),
  ])
})

test('reads an export of Shopify, and changes what was there', async () => {
  await take('from,to\n/a,/product/x\n')
  const [, text] = await take('Redirect from,Redirect to\n/a,/product/y\n')
  expect(text).toBe('Redirects: 0 added, 1 changed, 0 refused.')
  expect(await run('list')).toEqual([0, '/a  /product/y'])
})

test('reports each line that it refuses, and imports the others', async () => {
  const [code, text] = await take(`from,to
/a,https://evil.example/
/mycart,/product/x
/b,/product/x
/b,/product/y
`)
  expect(code).toBe(1)
  expect(text.split('\n')).toEqual([
    'line 2: to must be a page of this shop, such as /product/linen-kurti',
    'line 3: from is a page that this shop needs',
    'line 5: /b is there twice, first to /product/x',
    'Redirects: 1 added, 0 changed, 3 refused.',
  ])
})

test('shortens chains with those that are there, and refuses loops as a whole', async () => {
  await take('from,to\n/a,/b\n')
  await take('from,to\n/b,/c\n')
  expect(await run('list')).toEqual([0, '/a  /c\n/b  /c'])
  const [code, text] = await take('from,to\n/c,/a\n/d,/e\n')
  expect([code, text]).toEqual([1, 'Nothing was saved: these addresses would lead in a circle: /a, /b, /c'])
  expect((await run('list'))[1]).not.toContain('/d')
})

test('writes nothing in a dry run, and removes what is there', async () => {
  await take('from,to\n/a,/b\n', '--dry-run')
  expect(await run('list')).toEqual([0, expect.stringMatching(/^There are no imported redirects/)])
  await take('from,to\n/a,/b\n')
  expect(await run('remove', '/A', '/z')).toEqual([
    1,
    '/a leads nowhere any more.\nThere is no redirect from /z.',
  ])
  expect(await leadsTo('/a')).toBeUndefined()
})

test('finds a renamed product by its earlier slugs, and redirects its old addresses', async () => {
  await run('rename', 'product', FOUNDATION, 'foundation-two')
  const [code, text] = await run('rename', 'product', 'foundation-two', 'foundation-three')
  expect([code, text]).toEqual([
    0,
    'foundation-two is foundation-three now. Its old address leads to the new one.',
  ])
  for (const slug of [FOUNDATION, 'foundation-two']) {
    expect((await get<{ data: ProductWire }>(`/api/products/${slug}`)).data.slug).toBe('foundation-three')
    await get(`/api/products/${slug}/related`)
    expect(await leadsTo(`/Product/${slug}?variant=3`)).toBe('/Product/foundation-three?variant=3')
  }
  await run('rename', 'product', 'foundation-three', FOUNDATION)
  expect(await leadsTo(`/product/${FOUNDATION}`)).toBeUndefined()
  expect(await leadsTo('/product/foundation-two')).toBe(`/product/${FOUNDATION}`)
})

test('renamed brands, categories and posts keep their old addresses', async () => {
  const { rows } = await db().execute<{ slug: string }>(sql`select slug from blog order by id limit 1`)
  const post = rows[0]?.slug ?? ''
  await run('rename', 'brand', 'rozana', 'rozana-india')
  await run('rename', 'child', 'kajal', 'kajal-and-kohl')
  await run('rename', 'post', post, 'a-new-title')
  expect(await leadsTo('/productlist/rozana?sort=newest_desc')).toBe(
    '/productlist/rozana-india?sort=newest_desc',
  )
  expect(await leadsTo('/productList/kajal?category=child')).toBe(
    '/productList/kajal-and-kohl?category=child',
  )
  expect(await leadsTo('/productList/kajal?category=main')).toBeUndefined()
  expect(await leadsTo(`/blog-details/${post}`)).toBe('/blog-details/a-new-title')

  const ofBrand = await get<ListProductsResponse>('/api/products?brand=rozana')
  expect(ofBrand.total).toBe((await get<ListProductsResponse>('/api/products?brand=rozana-india')).total)
  expect(ofBrand.total).toBeGreaterThan(0)
  expect((await get<ListProductsResponse>('/api/products?slug=kajal&category=child')).total).toBeGreaterThan(
    0,
  )
  expect((await get<BlogResponse>(`/api/blog/${post}`)).data.slug).toBe('a-new-title')
})

test('never gives a product the earlier slug of another one', async () => {
  await importProduct(db(), 'slugs', { product: 1, rupees: 100, units: 1 })
  await run('rename', 'product', 'rozana-product-1', 'renamed')
  await importProduct(db(), 'more-slugs', { product: 1, rupees: 100, units: 1 })
  expect(await leadsTo('/product/rozana-product-1')).toBe('/product/renamed')
})

test('redirects and earlier slugs that lead to each other lead nowhere', async () => {
  await importProduct(db(), 'slugs', { product: 2, rupees: 100, units: 1 })
  await run('rename', 'product', 'rozana-product-2', 'second')
  await take('from,to\n/product/second,/product/rozana-product-2\n')
  expect(await leadsTo('/product/second')).toBeUndefined()
  expect(await leadsTo('/product/rozana-product-2')).toBeUndefined()
})

test.each([
  [['product', 'nothing', 'x'], 'There is no product nothing.'],
  [['brand', 'gulmohar', 'kajri'], 'kajri is another brand already.'],
  [['product', 'x', '12'], 'A slug has small letters and digits, joined by "-", such as silk-kurti.'],
  [['shop', 'x', 'y'], 'Name what it is'],
])('refuses to rename %j', async (words, sentence) => {
  const [code, text] = await run('rename', ...words)
  expect(code).toBe(1)
  expect(text).toContain(sentence)
})
