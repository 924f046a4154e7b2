import { describe, expect, it } from 'vitest'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { CountInput } from './countFacets.ts'
import { IdSet } from './IdSet.ts'
import { IndexSegments } from './IndexSegments.ts'
import { KeptCounts } from './KeptCounts.ts'

const everything: ProductFilter = {
  category: undefined,
  search: undefined,
  collection: undefined,
  brandIds: [],
  price: { min: undefined, max: undefined },
  discount: { min: undefined, max: undefined },
  options: new Map(),
  inStock: false,
  ratingMin: undefined,
  storeId: undefined,
}

function put(segments: IndexSegments, id: number, brand: number): void {
  segments.put({
    id,
    brand,
    isActive: true,
    main: 1,
    sub: 2,
    child: 3,
    pricePaise: 10_000,
    discount: 0,
    ratingTenths: 40,
    launchedDay: 9_000,
    isBestSeller: false,
    stores: 1,
    options: [],
  })
}

describe('KeptCounts', () => {
  const input = (segments: IndexSegments, filter: Partial<ProductFilter> = {}): CountInput => ({
    segments,
    optionGroups: [],
    filter: { ...everything, ...filter },
    found: undefined,
    categories: { within: undefined, children: 'main' },
  })

  it('counts each list once until the catalogue changes', () => {
    const segments = new IndexSegments()
    const counts = new KeptCounts()
    put(segments, 1, 7)
    const first = counts.count(1, input(segments))
    expect(first.total).toBe(1)
    expect(counts.count(1, input(segments))).toBe(first)
    put(segments, 2, 7)
    expect(counts.count(2, input(segments)).total).toBe(2)
  })

  it('counts lists with other filters, options or scopes separately', () => {
    const segments = new IndexSegments()
    const counts = new KeptCounts()
    put(segments, 1, 7)
    const lists = [
      input(segments),
      input(segments, { brandIds: [8] }),
      input(segments, { options: new Map([['Size', [1]]]) }),
      input(segments, { options: new Map([['Size', [2]]]) }),
      input(segments, { price: { min: 1, max: undefined } }),
      { ...input(segments), categories: { within: undefined, children: 'sub' as const } },
    ]
    expect(new Set(lists.map((list) => counts.count(1, list))).size).toBe(lists.length)
    expect(lists.map((list) => counts.count(1, list).total)).toEqual([1, 0, 0, 0, 1, 1])
  })

  it('counts the matches of a search each time', () => {
    const segments = new IndexSegments()
    const counts = new KeptCounts()
    put(segments, 1, 7)
    const search = (ids: number[]) =>
      counts.count(1, { ...input(segments), found: new IdSet(Int32Array.from(ids)) }).total
    expect([search([1]), search([2]), search([1])]).toEqual([1, 0, 1])
  })
})
