import { makeProductCard } from '@shop/contract/factories/products'
import { toProductCardWire } from '@shop/contract/factories/wires'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from '#lib/api/ApiClient.ts'
import { createApi } from '#lib/api/createApi.ts'
import { storyNothing } from '#testing/storyData.ts'
import { DEFAULT_LIST_FILTERS } from '../listFilters.ts'
import { productListQuery } from './productListQuery.ts'

/** Result for an API that answers 400 with errors for these fields. */
function listRefusedFor(...fields: string[]) {
  const api = createApi(async () => ({
    status: 400,
    data: {
      title: 'Bad Request',
      detail: 'Not acceptable.',
      errors: fields.map((path) => ({ path, message: 'unknown: x' })),
    },
  }))
  return new QueryClient().fetchQuery(productListQuery(api, undefined, DEFAULT_LIST_FILTERS, 1))
}

test('returns an empty list for a removed brand or option', async () => {
  await expect(listRefusedFor('brand', 'option')).resolves.toMatchObject({ products: [], total: 0 })
})

test('throws for any other refusal', async () => {
  await expect(listRefusedFor('brand', 'page')).rejects.toBeInstanceOf(ApiError)
  await expect(listRefusedFor()).rejects.toBeInstanceOf(ApiError)
})

test.each([
  [undefined, true],
  ['best-sellers' as const, false],
])('shows the badge of best sellers unless the list is of them: %s', async (collection, isShown) => {
  const data = [toProductCardWire(makeProductCard({ isBestSeller: true }))]
  const api = createApi(async () => ({ status: 200, data: { ...storyNothing, data } }))
  const filters = { ...DEFAULT_LIST_FILTERS, collection }
  const { products } = await new QueryClient().fetchQuery(productListQuery(api, undefined, filters, 1))
  expect(products.map(({ isBestSeller }) => isBestSeller)).toEqual([isShown])
})
