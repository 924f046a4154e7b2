import type { UnderstoodSearch } from '@shop/contract/product-list'
import { expect, test } from 'vitest'
import { DEFAULT_LIST_FILTERS } from './listFilters.ts'
import { withoutTypedBounds, withTypedBounds } from './typedBounds.ts'

const filters = { ...DEFAULT_LIST_FILTERS, search: 'kurti under 1000' }
const plain = { exact: null, described: [], missing: null }
const understood: UnderstoodSearch = {
  ...plain,
  filters: [{ kind: 'price', text: 'under 1000', min: null, max: 1_000, without: 'kurti' }],
}
const reduced: UnderstoodSearch = {
  ...plain,
  filters: [{ kind: 'discount', text: '50% off', min: 50, max: null, without: 'kurti' }],
}
const shown = withTypedBounds(filters, understood)

test('the panel shows the price or the discount that was typed', () => {
  expect(shown).toEqual({ ...filters, priceMax: 1_000 })
  expect(withTypedBounds(filters, reduced)).toEqual({ ...filters, discountMin: 50 })
  expect(withTypedBounds(filters, null)).toBe(filters)
  const chosen = { ...filters, priceMin: 500 }
  expect(withTypedBounds(chosen, understood)).toBe(chosen)
})

test('another choice keeps the price in the search', () => {
  expect(withoutTypedBounds({ ...shown, inStockOnly: true }, understood)).toEqual({
    ...filters,
    inStockOnly: true,
  })
})

test('another price or discount, or none, takes the place of the typed one', () => {
  const search = 'kurti'
  expect(withoutTypedBounds({ ...shown, priceMax: 2_000 }, understood)).toEqual({
    ...filters,
    search,
    priceMax: 2_000,
  })
  expect(withoutTypedBounds({ ...shown, priceMax: undefined }, understood)).toEqual({ ...filters, search })
  expect(withoutTypedBounds({ ...filters, discountMin: 20 }, reduced)).toEqual({
    ...filters,
    search,
    discountMin: 20,
  })
})
