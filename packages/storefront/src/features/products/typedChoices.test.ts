import type { UnderstoodSearch } from '@shop/contract/product-list'
import { expect, test } from 'vitest'
import { DEFAULT_LIST_FILTERS } from './listFilters.ts'
import { withoutTypedChoices, withTypedChoices } from './typedChoices.ts'

const filters = { ...DEFAULT_LIST_FILTERS, search: 'kurti under 1000' }
const facets = {
  options: [
    { group: 'Size', values: ['M', 'XL'].map((value) => ({ value, count: 2, colorCode: null })) },
    { group: 'Colour', values: ['Blue', 'Red'].map((value) => ({ value, count: 1, colorCode: null })) },
  ],
}
const typedAs = (typedFilters: UnderstoodSearch['filters']) => ({
  understood: { exact: null, described: [], missing: null, filters: typedFilters },
  facets,
})
const typed = typedAs([{ kind: 'price', text: 'under 1000', min: null, max: 1_000, without: 'kurti' }])
const reduced = typedAs([{ kind: 'discount', text: '50% off', min: 50, max: null, without: 'kurti' }])
const shown = withTypedChoices(filters, typed)

test('the panel shows the price or the discount that was typed', () => {
  expect(shown).toEqual({ ...filters, priceMax: 1_000 })
  expect(withTypedChoices(filters, reduced)).toEqual({ ...filters, discountMin: 50 })
  expect(withTypedChoices(filters, typedAs([]))).toBe(filters)
  const chosen = { ...filters, priceMin: 500 }
  expect(withTypedChoices(chosen, typed)).toBe(chosen)
})

test('another choice keeps the price in the search', () => {
  expect(withoutTypedChoices({ ...shown, inStockOnly: true }, typed)).toEqual({
    ...filters,
    inStockOnly: true,
  })
})

test('another price or discount, or none, takes the place of the typed one', () => {
  const search = 'kurti'
  expect(withoutTypedChoices({ ...shown, priceMax: 2_000 }, typed)).toEqual({
    ...filters,
    search,
    priceMax: 2_000,
  })
  expect(withoutTypedChoices({ ...shown, priceMax: undefined }, typed)).toEqual({ ...filters, search })
  expect(withoutTypedChoices({ ...filters, discountMin: 20 }, reduced)).toEqual({
    ...filters,
    search,
    discountMin: 20,
  })
})

const bounds = { min: null, max: null }
const named = typedAs([
  { kind: 'colour', text: 'red', name: 'red', without: 'kurti size xl', ...bounds },
  { kind: 'size', text: 'size xl', name: 'xl', without: 'red kurti', ...bounds },
])
const search = 'red kurti size xl'
const inWords = { ...filters, search }
const marked = { ...inWords, options: ['Size:XL', 'Colour:Red'] }

test('the panel marks the size and the colour that were typed', () => {
  expect(withTypedChoices(inWords, named)).toEqual(marked)
  expect(withTypedChoices({ ...inWords, options: ['Colour:Blue'] }, named).options).toEqual([
    'Colour:Blue',
    'Size:XL',
  ])
  expect(withTypedChoices(inWords, { ...named, facets: { options: [] } })).toEqual(inWords)
})

test('another choice keeps the size and the colour in the search', () => {
  expect(withoutTypedChoices({ ...marked, inStockOnly: true }, named)).toEqual({
    ...inWords,
    inStockOnly: true,
  })
})

test('other sizes and colours, or none, take the place of the typed ones', () => {
  expect(withoutTypedChoices({ ...marked, options: ['Size:XL'] }, named)).toEqual({
    ...inWords,
    search: 'kurti size xl',
  })
  const both = ['Size:M', 'Size:XL']
  expect(withoutTypedChoices({ ...marked, options: [...both, 'Colour:Red'] }, named)).toEqual({
    ...inWords,
    search: 'red kurti',
    options: both,
  })
})
