// @vitest-environment happy-dom
import { makeProductCard } from '@shop/contract/factories/products'
import type { ProductCard } from '@shop/contract/products'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#lib/api/ApiClient.ts'
import { createApi, type Transport } from '#lib/api/createApi.ts'
import { WISHLIST_KEY } from './api/wishlistQuery.ts'
import { changeWishlist } from './changeWishlist.ts'

const lip = makeProductCard({ title: 'Lip' })
const cream = makeProductCard({ title: 'Cream' })

/** Shop that answers on demand, in the order of requests. */
function shop(wishes: ProductCard[]) {
  const asked: { call: string; answer: (status: number) => void }[] = []
  const transport: Transport = ({ method, url }) =>
    new Promise((resolve) => {
      asked.push({ call: `${method} ${url}`, answer: (status) => resolve({ status, data: {} }) })
    })
  const queries = new QueryClient()
  queries.setQueryData(WISHLIST_KEY, wishes)
  const shown = () => queries.getQueryData<ProductCard[]>(WISHLIST_KEY)?.map(({ title }) => title)
  return { services: { api: createApi(transport), queries }, asked, shown }
}

test('shows a wishlist item before the response arrives', async () => {
  const { services, asked, shown } = shop([cream])
  const done = changeWishlist(services, lip, true)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.call).toBe('POST /api/wishlist/add')
  expect(shown()).toEqual(['Lip', 'Cream'])
  asked[0]?.answer(200)
  await done
  expect(shown()).toEqual(['Lip', 'Cream'])
})

test('rolls back when the API refuses', async () => {
  const { services, asked, shown } = shop([lip, cream])
  const done = changeWishlist(services, lip, false)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.call).toBe(`DELETE /api/wishlist/remove/${lip.id}`)
  expect(shown()).toEqual(['Cream'])
  asked[0]?.answer(503)
  await expect(done).rejects.toBeInstanceOf(ApiError)
  expect(shown()).toEqual(['Lip', 'Cream'])
})

test('sends two clicks in order and keeps the last one', async () => {
  const { services, asked, shown } = shop([])
  const first = changeWishlist(services, lip, true)
  const second = changeWishlist(services, lip, false)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(shown()).toEqual([])
  asked[0]?.answer(503)
  await expect(first).rejects.toBeInstanceOf(ApiError)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.call).toMatch(/^DELETE/)
  asked[1]?.answer(200)
  await second
  expect(shown()).toEqual([])
})
