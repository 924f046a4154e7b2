// @vitest-environment happy-dom
import { makeProductCard } from '@shop/contract/factories/products'
import type { ProductCard } from '@shop/contract/products'
import type { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createApi, type Transport } from '#lib/api/createApi.ts'
import { createQueries } from '#lib/createQueries.ts'
import { WISHLIST_KEY } from './api/wishlistQuery.ts'
import { changeWishlist } from './changeWishlist.ts'

const lip = makeProductCard({ title: 'Lip' })
const cream = makeProductCard({ title: 'Cream' })

const settled = (queries: QueryClient) => vi.waitFor(() => expect(queries.isMutating()).toBe(0))

/** Stand-in for the API that answers requests in order, when the test asks it to. */
function shop(wishes: ProductCard[]) {
  const asked: { call: string; body: unknown; answer: (status: number) => void }[] = []
  const transport: Transport = ({ method, url, body }) =>
    new Promise((resolve) => {
      asked.push({ call: `${method} ${url}`, body, answer: (status) => resolve({ status, data: {} }) })
    })
  const queries = createQueries()
  queries.setQueryData(WISHLIST_KEY, wishes)
  const shown = () => queries.getQueryData<ProductCard[]>(WISHLIST_KEY)?.map(({ title }) => title)
  return { services: { api: createApi(transport), queries }, asked, shown }
}

test('shows a wishlist item before the response arrives', async () => {
  const { services, asked, shown } = shop([cream])
  changeWishlist(services, lip, true)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.call).toBe('POST /api/wishlist/add')
  expect(shown()).toEqual(['Lip', 'Cream'])
  asked[0]?.answer(200)
  await settled(services.queries)
  expect(shown()).toEqual(['Lip', 'Cream'])
})

test('rolls back when the API refuses', async () => {
  const { services, asked, shown } = shop([cream, lip])
  changeWishlist(services, lip, false)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.call).toBe(`DELETE /api/wishlist/remove/${lip.id}`)
  expect(shown()).toEqual(['Cream'])
  asked[0]?.answer(503)
  await settled(services.queries)
  expect(shown()).toEqual(['Cream', 'Lip'])
})

test('brings an item back to its place', async () => {
  const { services, asked, shown } = shop([cream])
  changeWishlist(services, lip, true, cream.id)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toEqual({ product_id: lip.id, after: cream.id })
  expect(shown()).toEqual(['Cream', 'Lip'])
  asked[0]?.answer(200)
  await settled(services.queries)
})

test('sends the shade that is shown of a product', async () => {
  const { services, asked } = shop([])
  changeWishlist(services, { ...lip, shownVariantId: 21 }, true)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toEqual({ product_id: lip.id, variant_id: 21 })
  asked[0]?.answer(200)
  await settled(services.queries)
})

test('sends two clicks in order and keeps the last one', async () => {
  const { services, asked, shown } = shop([])
  changeWishlist(services, lip, true)
  changeWishlist(services, lip, false)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(shown()).toEqual([])
  asked[0]?.answer(503)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(shown()).toEqual([])
  expect(asked[1]?.call).toMatch(/^DELETE/)
  asked[1]?.answer(200)
  await settled(services.queries)
  expect(shown()).toEqual([])
})

test('sends changes of two products at once and reloads after the last', async () => {
  const { services, asked } = shop([])
  const reload = vi.spyOn(services.queries, 'invalidateQueries')
  changeWishlist(services, lip, true)
  changeWishlist(services, cream, true)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.answer(200)
  await vi.waitFor(() => expect(services.queries.isMutating()).toBe(1))
  expect(reload).not.toHaveBeenCalled()
  asked[0]?.answer(200)
  await settled(services.queries)
  expect(reload).toHaveBeenCalledOnce()
})
