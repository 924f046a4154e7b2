import { toProductList } from '@shop/contract/product-list'
import { expect, test } from 'vitest'
import { DEFAULT_LIST_FILTERS } from '#features/products/listFilters.ts'
import { resolveList } from '#features/products/resolveList.ts'
import { storyList, storyNothing } from '#testing/storyData.ts'
import { titleOf } from './titleOf.ts'

test('names the offer whose products all are shown', () => {
  const filters = { ...DEFAULT_LIST_FILTERS, offer: 3 }
  const place = resolveList('all', filters, null)
  if (place === undefined) throw new Error('It is a collection')
  const first = { ...toProductList(storyList), offer: { id: 3, title: 'Any 4 for ₹349' } }
  expect(titleOf({ place, first, filters })).toBe('Any 4 for ₹349')
  expect(titleOf({ place, first: { ...first, offer: null }, filters })).toBe('An offer that has ended')
})

test.each([
  ['lipstick', null, 'Results for “lipstick”'],
  ['kajol', 'kajal', 'Results for “kajal”'],
  ['"satin pop"', null, 'Results for “satin pop”'],
  ['"', null, 'Results for “"”'],
  [
    'silk cotton embroidered festive maroon kurta with palazzo and dupatta',
    null,
    'Results for “silk cotton embroidered festive maroon kurta with palazzo…”',
  ],
])('names what is shown for the search %j', (search, searchedFor, title) => {
  const [place, filters] = placeOf(search)
  expect(titleOf({ place, filters, first: { ...toProductList(storyList), searchedFor } })).toBe(title)
})

const understood = { filters: [], exact: null, missing: null, described: [] }
const missing = { type: null, brand: null, words: ['asdfgh'], shown: null }

test.each([
  ['asdfgh', { ...understood, missing }, {}, 'No results for “asdfgh”'],
  // Nothing in the price range of the text.
  ['bulk favours', understood, {}, 'No results for “bulk favours”'],
  // Its answer is below, and filters are said to leave nothing.
  ['return policy', { ...understood, help: 'returns' as const }, {}, 'Your search: “return policy”'],
  ['kajal', { ...understood, missing }, { inStockOnly: true }, 'Results for “kajal”'],
])('says whether the search %j has found nothing', (search, understood, chosen, title) => {
  const [place, filters] = placeOf(search)
  const first = { ...toProductList({ ...storyNothing, understood }), understood }
  expect(titleOf({ place, filters: { ...filters, ...chosen }, first })).toBe(title)
})

const unpriced = { type: 'lipstick', brand: null, words: [], min: null, max: 200, without: 'lipstick' }

test.each([
  ['trimmer', { ...understood, missing: { ...missing, type: 'trimmer' } }],
  ['lipstick under 200', { ...understood, unpriced }],
])('calls what is shown instead of %j no results', (search, read) => {
  const [place, filters] = placeOf(search)
  const first = { ...toProductList(storyList), understood: read }
  expect(titleOf({ place, filters, first })).toBe(`Your search: “${search}”`)
})

function placeOf(search: string) {
  const filters = { ...DEFAULT_LIST_FILTERS, search }
  const place = resolveList('searchProducts', filters, null)
  if (place === undefined) throw new Error('A search is a list')
  return [place, filters] as const
}
