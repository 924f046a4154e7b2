import { describe, expect, test } from 'vitest'
import { DEFAULT_LIST_FILTERS, parseListFilters, toListSearch, type ListFilters } from './listFilters.ts'

const parse = (text: string) => parseListFilters(new URLSearchParams(text))

describe('the filters in an address', () => {
  test("uses the specification's defaults without parameters", () => {
    expect(parse('')).toEqual(DEFAULT_LIST_FILTERS)
    expect(parse('sort=recommended_desc&price_max=50000&price_min=0&disc_min=0&disc_max=100')).toEqual(
      DEFAULT_LIST_FILTERS,
    )
  })

  test.each([
    ['price_max=50000', 50_000],
    ['price_max=50000&price_min=0', 50_000],
    ['price_max=50000&price_min=0&disc_min=0&disc_max=100', undefined],
    ['price_min=60000', undefined],
  ])('reads the limit of the price from %s', (text, limit) => {
    const filters = parse(text)
    expect(filters.priceMax).toBe(limit)
    expect(parse(toListSearch(filters))).toEqual(filters)
  })

  test('reads the filters that it has written into an address', () => {
    const filters: ListFilters = {
      category: 'sub',
      search: 'red & black',
      isExact: true,
      collection: 'best-sellers',
      offer: 12,
      brands: ['rozana', 'kajri'],
      priceMin: 100,
      priceMax: 900,
      discountMin: 10,
      discountMax: 60,
      options: ['Size:M', 'Shade:Rani Pink'],
      inStockOnly: true,
      ratingMin: 4,
      deliveryCity: 'Jaipur',
      sort: 'price_asc',
      page: 3,
    }
    expect(parse(toListSearch(filters))).toEqual(filters)
  })

  test('allows a default order for each list', () => {
    const newest = parseListFilters(new URLSearchParams(), 'newest_desc')
    expect(newest.sort).toBe('newest_desc')
    expect(toListSearch(newest, 'newest_desc')).toBe('')
    expect(toListSearch({ ...newest, sort: 'recommended_desc' }, 'newest_desc')).toBe(
      '?sort=recommended_desc',
    )
  })

  test.each([
    ['price_min=abc&price_max=', DEFAULT_LIST_FILTERS],
    ['price_min=1,200&price_max=1,23,000', { ...DEFAULT_LIST_FILTERS, priceMin: 1200, priceMax: 123_000 }],
    ['price_min=900&price_max=100', { ...DEFAULT_LIST_FILTERS, priceMin: 100, priceMax: 900 }],
    ['disc_max=170&page=-4&sort=loudest&category=attic', DEFAULT_LIST_FILTERS],
    ['page=1e9', { ...DEFAULT_LIST_FILTERS, page: 40 }],
    ['brand=rozana&brand=rozana&brand=%27--', { ...DEFAULT_LIST_FILTERS, brands: ['rozana'] }],
    ['collection=the-attic&sort=toString', DEFAULT_LIST_FILTERS],
    ['search=red%00lip&option=Size:%00', { ...DEFAULT_LIST_FILTERS, search: 'red lip' }],
    ['option=Size&option=:M&delivery_city=1', DEFAULT_LIST_FILTERS],
  ])('parses %s without an error', (text, expected) => {
    expect(parse(text)).toEqual(expected)
  })
})
