import { newProductsSince } from '#modules/products/isNew.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import { toQuery, type Query, type Stems } from './toQuery.ts'

/** A facet counts the products that match every filter except its own. */
export type Facet = 'brand' | 'price' | 'discount' | 'rating' | 'category' | OptionFacet
export type OptionFacet = `option ${string}`
export const optionFacet = (group: string): OptionFacet => `option ${group}`

/** Queries of a filter: those that hold for every facet, and those of single facets. */
export function filtersOf(
  {
    category,
    search,
    collection,
    offer,
    brandIds,
    price,
    discount,
    options,
    inStock,
    ratingMin,
    storeId,
  }: ProductFilter,
  stems: Stems,
): { always: Query[]; facets: (readonly [Facet, Query])[] } {
  const always: (Query | undefined)[] = [
    search === null ? { match_none: {} } : search && toQuery(search.match, stems),
    collection === 'best-sellers' ? { term: { best_seller: true } } : undefined,
    collection === 'new-launches' ? { range: { launched: { gt: newProductsSince() } } } : undefined,
    offer && { terms: { id: offer.productIds } },
    inStock ? { term: { in_stock: true } } : undefined,
    storeId === undefined ? undefined : { term: { stores: storeId } },
  ]
  const facets: (readonly [Facet, Query | undefined])[] = [
    ['category', category && { term: { [category.level]: category.id } }],
    ['brand', brandIds.length > 0 ? { terms: { brand: brandIds } } : undefined],
    ['price', between('price', price)],
    ['discount', between('discount', discount)],
    ['rating', ratingMin === undefined ? undefined : { range: { rating: { gte: tenths(ratingMin) } } }],
    // A list of products in stock requires the selected option values in stock, too.
    ...[...options].map(
      ([group, ids]) =>
        [optionFacet(group), { terms: { [inStock ? 'available' : 'options']: ids } }] as const,
    ),
  ]
  return {
    always: always.filter((query) => query !== undefined),
    facets: facets.flatMap(([name, query]) => (query === undefined ? [] : [[name, query] as const])),
  }
}

function between(field: string, { min, max }: ProductFilter['price']): Query | undefined {
  return min === undefined && max === undefined ? undefined : { range: { [field]: { gte: min, lte: max } } }
}

/** The index has ratings in tenths. */
const tenths = (rating: number) => Math.ceil(Math.round(rating * 1_000) / 100)
