import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { expect, test } from 'vitest'
import { importFeed } from '#import/importFeed.ts'
import { useApp } from '#testing/useApp.ts'

const { db, get } = useApp('empty')
const BRANDS = 260

test('the facets have every brand, size and shade of a large shop', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'facets-'))
  const file = path.join(folder, 'feed.jsonl')
  const lines = Array.from({ length: BRANDS }, (_, number) => ({
    source: 'large',
    source_id: String(number),
    title: `Kurti "facets":null ${number}`,
    brand: `House ${number}`,
    category_path: ['Fashion', 'Tops', 'Kurtis'],
    options: [
      {
        groups: ['Size', 'Shade'],
        variants: [{ values: [`${number} cm`, `Red ${number}`], selling_price: 100 }],
      },
    ],
  }))
  await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  await importFeed(db(), { file })
  await rm(folder, { recursive: true })

  const { facets, data } = await get<ListProductsResponse>('/api/products?limit=1')
  const second = await get<ListProductsResponse>('/api/products?limit=1&page=2')
  expect([second.facets, second.data[0]?.title]).toEqual([facets, expect.stringContaining('"facets":null')])
  expect(second.data).not.toEqual(data)
  expect(facets?.brands).toHaveLength(BRANDS)
  const counts = facets?.options.map(({ group, values }) => [group, values.length])
  expect(new Map(counts as [string, number][])).toEqual(
    new Map([
      ['Size', BRANDS],
      ['Shade', BRANDS],
    ]),
  )
})
