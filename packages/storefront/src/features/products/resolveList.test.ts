import { makeBrand } from '@shop/contract/factories/brands'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LIST_FILTERS, type ListFilters } from './listFilters.ts'
import { filtersWithin, mayBeBrand, resolveList, type ProductListPlace } from './resolveList.ts'

const nothing = { category: undefined, search: '', deliveryCity: '' }
const rozana = makeBrand({ name: 'Rozana', slug: 'rozana' })

describe('resolving a list by its address', () => {
  test('recognises a search in any spelling of its path', () => {
    const place = resolveList('searchproducts', { ...nothing, search: 'lipstik' }, null)
    expect(place).toMatchObject({ kind: 'search', name: 'searchProducts', title: 'Results for “lipstik”' })
    expect(place?.categorySlug).toBeUndefined()
  })

  test('prefers a category with a level to a collection of the same name', () => {
    expect(resolveList('offers', { ...nothing, category: 'sub' }, null)).toMatchObject({
      kind: 'category',
      categorySlug: 'offers',
    })
  })

  test.each([
    ['best-sellers', 'best-sellers', { collection: 'best-sellers' }, 'recommended_desc'],
    ['New-Launches', 'new-launches', { collection: 'new-launches' }, 'newest_desc'],
    ['all', 'all', {}, 'recommended_desc'],
  ])('recognises the collection %s', (name, canonical, fixed, defaultSort) => {
    expect(resolveList(name, nothing, null)).toMatchObject({
      kind: 'collection',
      name: canonical,
      fixed,
      defaultSort,
    })
  })

  test("recognises the list of a store's city", () => {
    const place = resolveList('Navi-Mumbai', { ...nothing, deliveryCity: 'Navi Mumbai' }, null)
    expect(place).toMatchObject({
      kind: 'collection',
      name: 'navi-mumbai',
      title: 'Delivered in Navi Mumbai',
    })
    expect(resolveList('offers', { ...nothing, deliveryCity: 'Jaipur' }, null)).toMatchObject({ fixed: {} })
  })

  test('recognises a brand by its slug', () => {
    expect(resolveList('rozana', nothing, rozana)).toMatchObject({
      kind: 'brand',
      title: 'Rozana',
      fixed: { brands: ['rozana'] },
    })
  })

  test('treats other names as categories', () => {
    expect(resolveList('lips', nothing, null)).toMatchObject({ kind: 'category', categorySlug: 'lips' })
  })

  test('rejects names that no list can have', () => {
    expect(resolveList('50% off', nothing, null)).toBeUndefined()
    expect(resolveList('__proto__', nothing, null)).toBeUndefined()
  })

  test('looks for a brand only when the name could be one', () => {
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

  test("keeps the list's own filters", () => {
    expect(ask('rozana', { brands: ['kajri'] }).brands).toEqual(['rozana'])
    expect(ask('offers', {}).discountMin).toBe(10)
  })

  test('ignores a category level without a category', () => {
    expect(ask('searchProducts', { category: 'sub' }).category).toBeUndefined()
    expect(ask('lips', { category: 'sub' }).category).toBe('sub')
  })

  test("narrows the list by the shopper's filters", () => {
    expect(ask('offers', { discountMin: 30 }).discountMin).toBe(30)
    expect(ask('rozana', { ratingMin: 4 }).ratingMin).toBe(4)
  })
})
