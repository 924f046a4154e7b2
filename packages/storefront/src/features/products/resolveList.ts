import type { Brand } from '@shop/contract/brands'
import type { ProductSort } from '@shop/contract/product-list'
import { DEFAULT_LIST_FILTERS, type ListFilters } from './listFilters.ts'

/** Which list an address names, before any filter. */
export interface ProductListPlace {
  kind: 'category' | 'search' | 'brand' | 'collection'
  /** The last part of its path, spelt as it should be. */
  name: string
  /** The category to ask the API for; undefined where the list goes across all of them. */
  categorySlug?: string
  /** Undefined for a category: the API knows its name. */
  title?: string
  /** What makes it this list: always applied, never taken off. */
  fixed: Partial<ListFilters>
  /** Everything in it has at least this much off, in per cent. */
  leastDiscount: number
  defaultSort: ProductSort
}

const SEARCH_NAME = 'searchProducts'

type Collection = Pick<ProductListPlace, 'name' | 'title'> & Partial<ProductListPlace>

const bestSellers: Collection = {
  name: 'best-sellers',
  title: 'Best sellers',
  fixed: { collection: 'best-sellers' },
}
const newLaunches: Collection = {
  name: 'new-launches',
  title: 'New launches',
  fixed: { collection: 'new-launches' },
  defaultSort: 'newest_desc',
}
const offers: Collection = {
  name: 'offers',
  title: 'Offers',
  leastDiscount: 10,
  defaultSort: 'discount_desc',
}

const collections = new Map<string, Collection>([
  ['best-sellers', bestSellers],
  ['new-launches', newLaunches],
  ['just-in', newLaunches],
  ['offers', offers],
  ['good-prices', offers],
  ['all', { name: 'all', title: 'All products' }],
  ['jaipur', { name: 'jaipur', title: 'Delivered in Jaipur', fixed: { deliveryCity: 'Jaipur' } }],
])

type Asked = Pick<ListFilters, 'category' | 'search'>

/** Whether a path could name a brand: only then is it worth asking for one. */
export function mayBeBrand(name: string, { category }: Asked): boolean {
  return category === undefined && !isSearch(name) && !collections.has(name.toLowerCase())
}

/**
 * The list of `/productList/{name}`: a search, a category with its level, a collection of the shop, a brand; what is none of
 * them is taken for a category of any level, which the API may refuse.
 */
export function resolveList(name: string, asked: Asked, brand: Brand | null): ProductListPlace {
  const base = { fixed: {}, leastDiscount: 0, defaultSort: DEFAULT_LIST_FILTERS.sort }
  if (isSearch(name)) {
    const title = asked.search === '' ? 'All products' : `Results for “${asked.search}”`
    return { ...base, kind: 'search', name: SEARCH_NAME, title }
  }
  if (asked.category === undefined) {
    const collection = collections.get(name.toLowerCase())
    if (collection) return { ...base, kind: 'collection', ...collection }
    if (brand) {
      return { ...base, kind: 'brand', name: brand.slug, title: brand.name, fixed: { brands: [brand.slug] } }
    }
  }
  return { ...base, kind: 'category', name, categorySlug: name }
}

/** What the API is asked for: the shopper's filters within the list. */
export function filtersWithin(place: ProductListPlace, filters: ListFilters): ListFilters {
  const within = { ...filters, ...place.fixed }
  return { ...within, discountMin: Math.max(within.discountMin, place.leastDiscount) }
}

function isSearch(name: string): boolean {
  return name.toLowerCase() === SEARCH_NAME.toLowerCase()
}
