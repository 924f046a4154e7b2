import type { UnderstoodSearch } from '@shop/contract/product-list'
import { expect, test } from 'vitest'
import { inOrder } from './inOrder.ts'
import { DEFAULT_LIST_FILTERS } from './listFilters.ts'

const plain: UnderstoodSearch = { filters: [], exact: null, missing: null, described: [] }
const cheap = { kind: 'price_asc' as const, text: 'cheap', min: null, max: null, without: 'lipstick' }
const unpriced = { type: 'lipstick', brand: null, words: [], min: null, max: 200, without: 'lipstick' }
const filters = { ...DEFAULT_LIST_FILTERS, search: 'cheap lipstick', page: 3 }

test('keeps the search in another order', () => {
  const list = { sort: 'price_asc' as const, understood: { ...plain, filters: [cheap] } }
  expect(inOrder(filters, 'rating_desc', list)).toEqual({ ...filters, sort: 'rating_desc', page: 1 })
})

test.each([
  { ...plain, filters: [cheap] },
  { ...plain, unpriced },
])('takes the words for an order out of the search in the default order', (understood) => {
  expect(inOrder(filters, 'recommended_desc', { sort: 'price_asc', understood })).toEqual({
    ...filters,
    search: 'lipstick',
    page: 1,
  })
})

test('keeps a search without such words', () => {
  expect(inOrder(filters, 'recommended_desc', { sort: null, understood: plain }).search).toBe(
    'cheap lipstick',
  )
})
