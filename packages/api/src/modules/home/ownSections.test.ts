import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { MainCategoryWire } from '@shop/contract/categories.schema'
import type { HomeDataResponse } from '@shop/contract/home.schema'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { importFeed } from '#import/importFeed.ts'
import { useApp } from '#testing/useApp.ts'

const { db, get } = useApp('empty')

async function take(products: { title: string; child: string; price?: number }[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'own-'))
  const file = path.join(folder, 'feed.jsonl')
  const lines = products.map(({ title, child, price = 999 }) => ({
    source: 'studio',
    source_id: title,
    title,
    brand: 'Studio Nine',
    category_path: ['Clothing', 'Women', child],
    mrp: 999,
    selling_price: price,
    quantity: 2,
    images: ['https://cdn.example/a.jpg'],
  }))
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  expect((await importFeed(db(), { file })).refused).toBe(0)
  await rm(folder, { recursive: true })
}

const home = async () => (await get<HomeDataResponse>('/api/home-data')).data

test('an imported shop without content has rows of what it sells, and claims nothing', async () => {
  expect((await home()).sections).toEqual([])
  const kinds = ['Kurtis', 'Sarees', 'Dupattas']
  await take(
    kinds.flatMap((child) =>
      Array.from({ length: 5 }, (_, number) => ({ title: `${child} ${number}`, child })),
    ),
  )
  const { sections, brands } = await home()
  expect(sections.map(({ title, slug }) => [title, slug])).toEqual([
    ['Kurtis', 'kurtis'],
    ['Sarees', 'sarees'],
    ['Dupattas', 'dupattas'],
  ])
  expect(brands.map(({ slug }) => slug)).toEqual(['studio-nine'])
  for (const { products } of sections) {
    expect(products).toHaveLength(5)
    expect(products.every(({ is_new, bestSeller }) => is_new === 0 && bestSeller === 0)).toBe(true)
  }
  const [clothing] = await get<MainCategoryWire[]>('/api/mainCategories')
  expect(clothing?.categoryLogo).toBe('https://cdn.example/a.jpg')
})

test('what a later feed adds is new, and a lower price is a good one', async () => {
  await db().execute(sql`update product set created_at = now() - interval '2 days'`)
  await take([{ title: 'A shawl', child: 'Shawls', price: 499 }])
  const rows = new Map((await home()).sections.map(({ slug, products }) => [slug, products]))
  expect(rows.get('new-launches')?.map(({ title }) => title)).toEqual(['A shawl'])
  expect(rows.get('offers')?.map(({ title }) => title)).toEqual(['A shawl'])
})
