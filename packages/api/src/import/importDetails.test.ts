import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { ProductWire } from '@shop/contract/products.schema'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { titlesOf } from '#testing/useSearch.ts'
import { importFeed } from './importFeed.ts'

const { db, get } = useApp('empty')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))
beforeEach(() => db().execute(sql`truncate product, brand, category, option_value restart identity cascade`))

const DETAILS = {
  ingredients: 'Aqua, Glycerin,<br>Sodium Benzoate',
  how_to_use: '<p>Massage on wet skin.</p>',
  highlights: ['With neem', ' Suits <b>oily</b> skin '],
  specifications: [
    { name: 'Skin type', value: 'Oily &amp; combination' },
    { name: 'Form', value: 'Gel' },
  ],
}
const SHOWN = {
  ingredients: 'Aqua, Glycerin, Sodium Benzoate',
  how_to_use: 'Massage on wet skin.',
  highlights: ['With neem', 'Suits oily skin'],
  specifications: [
    { name: 'Skin type', value: 'Oily & combination' },
    { name: 'Form', value: 'Gel' },
  ],
}
const lineOf = (title: string, change: object = {}) => ({
  source: 'acme',
  source_id: title,
  title,
  brand: 'Rozana',
  category_path: ['Skin', 'Cleansers', 'Face Wash'],
  selling_price: 299,
  quantity: 5,
  ...change,
})

async function take(...lines: object[]) {
  const file = path.join(folder, 'feed.jsonl')
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  return importFeed(db(), { file })
}
const pageOf = async (slug: string) => (await get<{ data: ProductWire }>(`/api/products/${slug}`)).data
const list = (query: Record<string, string>) =>
  get<ListProductsResponse>(`/api/products?${String(new URLSearchParams(query))}`)

test('shows the texts of a feed on the page, and keeps those that a later line does not name', async () => {
  await take(lineOf('Neem Gel', DETAILS))
  expect(await pageOf('rozana-neem-gel')).toMatchObject(SHOWN)
  expect(await take(lineOf('Neem Gel', DETAILS))).toMatchObject({ unchanged: 1 })

  const unnamed = Object.fromEntries(Object.keys(DETAILS).map((name) => [name, null]))
  expect(await take(lineOf('Neem Gel', unnamed))).toMatchObject({ updated: 1 })
  expect(await take(lineOf('Neem Gel'))).toMatchObject({ unchanged: 1 })
  expect(await pageOf('rozana-neem-gel')).toMatchObject(SHOWN)

  const specifications = [{ name: 'Form', value: 'Foam' }]
  expect(await take(lineOf('Neem Gel', { specifications }))).toMatchObject({ updated: 1 })
  expect(await pageOf('rozana-neem-gel')).toMatchObject({ ...SHOWN, specifications })
})

test('has no texts where the feed of a new product names none', async () => {
  await take(lineOf('Neem Gel'))
  expect(await pageOf('rozana-neem-gel')).toMatchObject({
    ingredients: '',
    how_to_use: '',
    highlights: [],
    specifications: [],
  })
})

test('finds products by what their lists of ingredients have, and lack', async () => {
  const washes = (neem: string) => [
    lineOf('Neem Face Wash', { ingredients: neem }),
    lineOf('Rose Face Wash', { ingredients: 'Aqua, Niacinamide, Methylparaben' }),
    lineOf('Plain Face Wash'),
  ]
  await take(...washes('Aqua, Glycerin, Sodium Benzoate'))
  expect(titlesOf(await list({ search: 'niacinamide' }))).toEqual(['Rose Face Wash'])
  expect(titlesOf(await list({ search: 'paraben free face wash' }))).toEqual(['Neem Face Wash'])

  await take(...washes('Aqua, Propylparaben'))
  const found = await list({ search: 'paraben free face wash' })
  expect(found.understood?.missing).toMatchObject({ words: ['paraben free'] })
})

test('finds products by highlights and specifications', async () => {
  await take(
    lineOf('Neem Gel', { highlights: ['Steeped with tulsi'] }),
    lineOf('Rose Gel', { specifications: [{ name: 'Flower', value: 'Pushkar' }] }),
  )
  expect(titlesOf(await list({ search: 'tulsi' }))).toEqual(['Neem Gel'])
  expect(titlesOf(await list({ search: 'pushkar' }))).toEqual(['Rose Gel'])
})

test('filters lists by the colour and the undertone of specifications, and follows a change', async () => {
  const kajal = (colour: string, undertone: string) =>
    lineOf('Kajal', {
      specifications: [
        { name: 'Colour', value: colour },
        { name: 'Undertone', value: undertone },
      ],
    })
  const traits = async () => {
    const { rows } = await db().execute<{ name: string }>(sql`
      select o.name from product join option_value o on o.id = any (option_ids) order by group_name, name`)
    return rows.map(({ name }) => name)
  }
  await take(kajal('Navy blue', 'Cool and neutral'))
  expect(await traits()).toEqual(['Blue', 'Cool', 'Neutral'])
  expect(titlesOf(await list({ search: 'blue kajal' }))).toEqual(['Kajal'])
  await take(kajal('Emerald green', 'Warm'))
  expect(await traits()).toEqual(['Green', 'Warm'])
  expect(titlesOf(await list({ search: 'green kajal' }))).toEqual(['Kajal'])
})
