import { toProductList } from '@shop/contract/product-list'
import { expect, test } from 'vitest'
import { DEFAULT_LIST_FILTERS } from '#features/products/listFilters.ts'
import { resolveList } from '#features/products/resolveList.ts'
import { storyList } from '#testing/storyData.ts'
import { titleOf } from './titleOf.ts'

test('names the offer whose products all are shown', () => {
  const place = resolveList('all', DEFAULT_LIST_FILTERS, null)
  if (place === undefined) throw new Error('It is a collection')
  const first = { ...toProductList(storyList), offer: { id: 3, title: 'Any 4 for ₹349' } }
  expect(titleOf({ place, first })).toBe('Any 4 for ₹349')
})

test.each([
  ['lipstick', null, 'Results for “lipstick”'],
  ['kajol', 'kajal', 'Results for “kajal”'],
])('names what is shown for the search %j', (search, searchedFor, title) => {
  const place = resolveList('searchProducts', { ...DEFAULT_LIST_FILTERS, search }, null)
  if (place === undefined) throw new Error('A search is a list')
  expect(titleOf({ place, first: { ...toProductList(storyList), searchedFor } })).toBe(title)
})
