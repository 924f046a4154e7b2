import { DEFAULT_LIST_FILTERS } from '#features/products/listFilters.ts'
import { expect, test } from 'vitest'
import { similarFrom } from './similarFrom.ts'

const searched = (exact: number | null, total: number, sort: 'price_asc' | null = null) => ({
  filters: DEFAULT_LIST_FILTERS,
  total,
  first: { sort, understood: { filters: [], exact, missing: null, described: [] } },
})

test('similar products begin after those that match a search best', () => {
  expect(similarFrom(searched(2, 9))).toBe(2)
})

test.each([
  ['without others', searched(9, 9)],
  ['where none matches best', searched(0, 9)],
  ['where none was looked for', searched(null, 9)],
  ['in the order of a search for something cheap', searched(2, 9, 'price_asc')],
  [
    'in an order of the shopper',
    { ...searched(2, 9), filters: { ...DEFAULT_LIST_FILTERS, sort: 'price_asc' as const } },
  ],
])('no similar products begin %s', (_, list) => {
  expect(similarFrom(list)).toBeUndefined()
})
