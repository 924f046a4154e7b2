import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CartQuoteResponse } from '@shop/contract/cart.schema'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { OptionGroupWire, ProductWire } from '@shop/contract/products.schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useApp } from '#testing/useApp.ts'
import { importFeed } from './importFeed.ts'
import { importValues } from './importValues.ts'

const { app, db, get } = useApp('empty')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileOf(line: object): Promise<string> {
  const file = path.join(folder, 'feed.jsonl')
  await writeFile(file, JSON.stringify({ source: 'studio', source_id: 'K1', ...line }))
  return file
}
const take = async (variants: object[]) =>
  importFeed(db(), {
    file: await fileOf({
      title: 'Block Print Kurti',
      brand: 'Studio',
      category_path: ['Fashion', 'Tops', 'Kurtis'],
      mrp: 1_299,
      selling_price: 999,
      options: [{ groups: ['Size', 'Colour'], variants }],
    }),
  })
const takeValues = async (kind: 'prices' | 'stock', values: string[], change: object) =>
  importValues(db(), kind, {
    file: await fileOf({ options: [{ groups: ['Size', 'Colour'], variants: [{ values, ...change }] }] }),
  })

const indigo = { color_code: '#2c3e70', images: ['https://cdn.example/indigo.jpg'] }
const kurtis = [
  { values: ['M', 'Indigo'], quantity: 2, ...indigo },
  { values: ['S', 'Indigo'], quantity: 3, ...indigo },
  { values: ['M', 'Rani'], quantity: 0, color_code: '#b0125b', selling_price: 899 },
]

const readProduct = async () =>
  (await get<{ data: ProductWire }>('/api/products/studio-block-print-kurti')).data
const readGroup = async () => (await readProduct()).options[0] as OptionGroupWire

test('imports a product in sizes and colours', async () => {
  expect((await take(kurtis)).created).toBe(1)
  const group = await readGroup()
  expect(group).toMatchObject({ group: 'Size / Colour', groups: ['Size', 'Colour'] })
  expect(
    group.variants.map(({ option_name, values, quantity, selling_price }) => [
      option_name,
      values,
      quantity,
      selling_price,
    ]),
  ).toEqual([
    ['S / Indigo', ['S', 'Indigo'], 3, 999],
    ['M / Indigo', ['M', 'Indigo'], 2, 999],
    ['M / Rani', ['M', 'Rani'], 0, 899],
  ])
  expect(group.variants[0]).toMatchObject({ color_code: '#2c3e70', media: 'https://cdn.example/indigo.jpg' })
  expect((await readProduct()).selling_price).toBe(999)
})

test('filters, counts and finds combinations by the values of each group', async () => {
  const { facets } = await get<ListProductsResponse>('/api/products')
  expect(facets?.options).toEqual([
    {
      group: 'Colour',
      values: [
        { value: 'Blue', count: 1, color_code: '#2f5fa8' },
        { value: 'Pink', count: 1, color_code: '#e58aa8' },
      ],
    },
    {
      group: 'Size',
      values: [
        { value: 'S', count: 1, color_code: null },
        { value: 'M', count: 1, color_code: null },
      ],
    },
  ])
  const totalOf = async (query: string) => (await get<ListProductsResponse>(`/api/products?${query}`)).total
  expect(await totalOf('option=Size:M&option=Colour:Indigo')).toBe(1)
  expect(await totalOf('option=Colour:Rani')).toBe(1)
  expect(await totalOf('option=Colour:Pink')).toBe(1)
  expect(await totalOf('option=Colour:Pink&in_stock=1')).toBe(0)
  expect(await totalOf('option=Colour:Rani&in_stock=1')).toBe(0)
  expect(await totalOf('search=indigo')).toBe(1)
})

test('names all values of a combination in the cart', async () => {
  const [variant] = (await readGroup()).variants
  const { id } = await readProduct()
  const payload = { items: [{ product_id: id, variant_id: variant?.variant_id, quantity: 1 }] }
  const quote = await app().inject({ method: 'POST', url: '/api/cart/quote', payload })
  expect(quote.json<CartQuoteResponse>().data.lines[0]).toMatchObject({
    option_name: 'S / Indigo',
    selling_price: 999,
    image: 'https://cdn.example/indigo.jpg',
  })
})

test('sets prices and stock of one combination, and withdraws one that the feed lacks', async () => {
  expect(await takeValues('stock', ['M', 'Rani'], { quantity: 5 })).toMatchObject({ changed: 1 })
  expect(await takeValues('prices', ['M', 'Indigo'], { selling_price: 949 })).toMatchObject({ changed: 1 })
  expect(await takeValues('stock', ['L', 'Rani'], { quantity: 5 })).toMatchObject({ refused: 1 })
  const read = async () =>
    (await readGroup()).variants.map(({ option_name, quantity, selling_price }) => [
      option_name,
      quantity,
      selling_price,
    ])
  expect(await read()).toEqual([
    ['S / Indigo', 3, 999],
    ['M / Indigo', 2, 949],
    ['M / Rani', 5, 899],
  ])
  await take(kurtis.slice(0, 2))
  expect(await read()).toEqual([
    ['S / Indigo', 3, 999],
    ['M / Indigo', 2, 999],
  ])
})
