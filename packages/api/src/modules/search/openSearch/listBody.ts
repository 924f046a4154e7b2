import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { CategoryScope, ListRequest } from '../SearchEngine.ts'
import type { SearchQuery } from '../SearchQuery.ts'
import { filtersOf, optionFacet, type Facet } from './filtersOf.ts'
import { scored } from './scored.ts'
import type { Query, Stems } from './toQuery.ts'

/** Largest numbers of values, above any shop's: with all of them, the counts of several shards add up exactly. */
const BRANDS_MAX = 10_000
const OPTIONS_MAX = 50_000
const CATEGORIES_MAX = 5_000

/** Hits have their id from the columns that also order them, and no stored field is read. */
export const IDS_ONLY = { stored_fields: '_none_', docvalue_fields: ['id'] }

/** Body of the request for one page of a list. A page without facets also has the number of all products. */
export function pageBody(
  { filter, sort, page, limit, hasFacets = true }: Omit<ListRequest, 'categories'>,
  stems: Stems,
): Query {
  const { always, facets } = filtersOf(filter, stems)
  const search = filter.search ?? undefined
  const met = [...always, ...facets.map(([, query]) => query)]
  return {
    query:
      sort === 'recommended_desc' && search !== undefined
        ? scored(search, met, stems)
        : { bool: { filter: met } },
    track_total_hits: !hasFacets,
    ...IDS_ONLY,
    from: (page - 1) * limit,
    size: limit,
    sort: orderOf(sort, search),
  }
}

/** Body of the request for the facets of a list. Apart from its pages: shards keep the answer until a product changes. */
export function countsBody({ filter, categories }: ListRequest, stems: Stems): Query {
  const { always, facets } = filtersOf(filter, stems)
  // The scope contains the category of the filter.
  const { within } = categories
  const except = (facet?: Facet) => facets.filter(([name]) => name !== facet).map(([, query]) => query)
  return {
    query: { bool: { filter: [...always, ...(within ? [{ term: { [within.level]: within.id } }] : [])] } },
    track_total_hits: false,
    size: 0,
    aggs: aggregationsOf(filter, categories, except),
  }
}

function aggregationsOf(
  filter: ProductFilter,
  { children }: CategoryScope,
  except: (facet?: Facet) => Query[],
): Query {
  const of = (facet: Facet, aggs: Query) => ({ filter: { bool: { filter: except(facet) } }, aggs })
  const options = { terms: { field: filter.inStock ? 'available' : 'options', size: OPTIONS_MAX } }
  const groups = [...filter.options.keys()].map(optionFacet)
  return {
    brand: of('brand', { values: { terms: { field: 'brand', size: BRANDS_MAX } } }),
    price: of('price', { min: { min: { field: 'price' } }, max: { max: { field: 'price' } } }),
    discount: of('discount', { values: { terms: { field: 'discount', size: 101 } } }),
    rating: of('rating', { values: { terms: { field: 'rating', size: 51 } } }),
    category: of('category', { values: { terms: { field: children, size: CATEGORIES_MAX } } }),
    options: { filter: { bool: { filter: except() } }, aggs: { values: options } },
    ...Object.fromEntries(groups.map((group) => [group, of(group, { values: options })])),
  }
}

/** The order of lists, which decides between equals elsewhere, and in which the index keeps its products. */
export const RECOMMENDED = [{ in_stock: 'desc' }, { standing: 'desc' }, { id: 'asc' }] as const
/** What can be bought comes first in every order. */
const ORDERS: Record<ListRequest['sort'], readonly Query[]> = {
  recommended_desc: RECOMMENDED,
  price_asc: [{ in_stock: 'desc' }, { price: 'asc' }, { id: 'asc' }],
  price_desc: [{ in_stock: 'desc' }, { price: 'desc' }, { id: 'desc' }],
  discount_desc: [{ in_stock: 'desc' }, { discount: 'desc' }, { standing: 'desc' }, { id: 'asc' }],
  newest_desc: [{ in_stock: 'desc' }, { launched: 'desc' }, { id: 'desc' }],
  rating_desc: [{ in_stock: 'desc' }, { weighted_rating: 'desc' }, { id: 'asc' }],
}

function orderOf(sort: ListRequest['sort'], search: SearchQuery | undefined): readonly Query[] {
  return sort === 'recommended_desc' && search !== undefined
    ? [{ _score: 'desc' }, ...RECOMMENDED]
    : ORDERS[sort]
}
