import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { HomeDataResponse } from '@shop/contract/home.schema'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { beforeAll, expect, test } from 'vitest'
import { makeShopifyExport } from '#testing/makeShopifyExport.ts'
import { useApp } from '#testing/useApp.ts'
import { useCommands } from '#testing/useCommands.ts'

const shop = useApp('empty')
const run = useCommands(shop)
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shopify-'))
  return () => rm(folder, { recursive: true })
})

test('an export of Shopify and a folder of pictures fill an empty shop', async () => {
  const { file, pictures } = await makeShopifyExport(folder, { products: 80 })
  const [code, output] = await run('import', file, '--map', 'shopify', '--pictures', pictures)
  expect(output).toMatch(/created +80\n +updated +0\n +unchanged +0\n +refused +0\n/)
  expect(output).not.toContain('Warnings')
  expect(code).toBe(0)

  const { sections, brands } = (await shop.get<HomeDataResponse>('/api/home-data')).data
  expect(sections.length).toBeGreaterThanOrEqual(6)
  expect(sections.every(({ products }) => products.length > 0)).toBe(true)
  expect(brands).toHaveLength(4)
  const { data } = await shop.get<ListProductsResponse>('/api/products?limit=80')
  expect(data.map(({ media }) => media)).not.toContain('')
  const colours = data.flatMap(({ options }) => options.flatMap(({ variants }) => variants))
  expect(colours.filter(({ color_code: code }) => code === null)).toEqual([])

  // The first feed of a shop is not new, and nothing has been sold: no page may link to such a list.
  expect(await shop.app().filledCollections()).toEqual({
    bestSellers: false,
    newLaunches: false,
    offers: true,
    blog: false,
  })
})
