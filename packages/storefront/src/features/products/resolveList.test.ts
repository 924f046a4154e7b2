import { makeBrand } from '@shop/contract/factories/brands'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LIST_FILTERS, type ListFilters } from './listFilters.ts'
import { filtersWithin, mayBeBrand, resolveList, type ProductListPlace } from './resolveList.ts'

const nothing = { category: undefined, search: '' }
const rozana = makeBrand({ name: 'Rozana', slug: 'rozana' })

describe('the list that an address names', () => {
  test('a search shows what was searched for, however its path is written', () => {
    const place = resolveList('searchproducts', { ...nothing, search: 'lipstik' }, null)
    expect(place).toMatchObject({ kind: 'search', name: 'searchProducts', title: 'Results for “lipstik”' })
    expect(place?.categorySlug).toBeUndefined()
  })

  test('a category with its level is one, even where a collection has its name', () => {
    expect(resolveList('offers', { category: 'sub', search: '' }, null)).toMatchObject({
      kind: 'category',
      categorySlug: 'offers',
    })
  })

  test.each([
    ['best-sellers', 'best-sellers', { collection: 'best-sellers' }, 'recommended_desc'],
    ['New-Launches', 'new-launches', { collection: 'new-launches' }, 'newest_desc'],
    ['Jaipur', 'jaipur', { deliveryCity: 'Jaipur' }, 'recommended_desc'],
    ['all', 'all', {}, 'recommended_desc'],
  ])('the collection %s', (name, canonical, fixed, defaultSort) => {
    expect(resolveList(name, nothing, null)).toMatchObject({
      kind: 'collection',
      name: canonical,
      fixed,
      defaultSort,
    })
  })

  test('a brand', () => {
    expect(resolveList('rozana', nothing, rozana)).toMatchObject({
      kind: 'brand',
      title: 'Rozana',
      fixed: { brands: ['rozana'] },
    })
  })

  test('anything else is left to the API as a category', () => {
    expect(resolveList('lips', nothing, null)).toMatchObject({ kind: 'category', categorySlug: 'lips' })
  })

  test('what can be no name at all is none', () => {
    expect(resolveList('50% off', nothing, null)).toBeUndefined()
    expect(resolveList('__proto__', nothing, null)).toBeUndefined()
  })

  test('a brand is only looked for where one could be meant', () => {
    expect(mayBeBrand('rozana', nothing)).toBe(true)
    expect(mayBeBrand('lips', { ...nothing, category: 'sub' })).toBe(false)
    expect(mayBeBrand('searchProducts', nothing)).toBe(false)
    expect(mayBeBrand('Best-Sellers', nothing)).toBe(false)
  })
})

describe('filters within a list', () => {
  const ask = (name: string, change: Partial<ListFilters>) =>
    filtersWithin(resolveList(name, nothing, name === 'rozana' ? rozana : null) as ProductListPlace, {
      ...DEFAULT_LIST_FILTERS,
      ...change,
    })

  test('can not leave it', () => {
    expect(ask('rozana', { brands: ['kajri'] }).brands).toEqual(['rozana'])
    expect(ask('offers', {}).discountMin).toBe(10)
  })

  test('a level means nothing without a category', () => {
    expect(ask('searchProducts', { category: 'sub' }).category).toBeUndefined()
    expect(ask('lips', { category: 'sub' }).category).toBe('sub')
  })

  test('can narrow it', () => {
    expect(ask('offers', { discountMin: 30 }).discountMin).toBe(30)
    expect(ask('rozana', { ratingMin: 4 }).ratingMin).toBe(4)
  })
})
