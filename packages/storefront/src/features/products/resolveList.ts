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

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SEARCH_NAME = 'searchProducts'

const collections: Record<string, Partial<ProductListPlace>> = {
  'best-sellers': { title: 'Best sellers', fixed: { collection: 'best-sellers' } },
  'new-launches': {
    title: 'New launches',
    fixed: { collection: 'new-launches' },
    defaultSort: 'newest_desc',
  },
  offers: { title: 'Offers', leastDiscount: 10, defaultSort: 'discount_desc' },
  all: { title: 'All products' },
  jaipur: { title: 'Delivered in Jaipur', fixed: { deliveryCity: 'Jaipur' } },
}

const collectionOf = (name: string) =>
  Object.hasOwn(collections, name.toLowerCase()) ? collections[name.toLowerCase()] : undefined

type Asked = Pick<ListFilters, 'category' | 'search'>

/** Whether a path could name a brand: only then is it worth asking for one. */
export function mayBeBrand(name: string, { category }: Asked): boolean {
  return category === undefined && !isSearch(name) && collectionOf(name) === undefined
}

/**
 * The list of `/productList/{name}`: a search, a category with its level, a collection of the shop, a brand; what is none of
 * them is taken for a category of any level, which the API may refuse. Undefined where it can't be any of them.
 */
export function resolveList(name: string, asked: Asked, brand: Brand | null): ProductListPlace | undefined {
  const base = { fixed: {}, leastDiscount: 0, defaultSort: DEFAULT_LIST_FILTERS.sort }
  if (isSearch(name)) {
    const title = asked.search === '' ? 'All products' : `Results for “${asked.search}”`
    return { ...base, kind: 'search', name: SEARCH_NAME, title }
  }
  if (asked.category === undefined) {
    const collection = collectionOf(name)
    if (collection) return { ...base, ...collection, kind: 'collection', name: name.toLowerCase() }
    if (brand) {
      return { ...base, kind: 'brand', name: brand.slug, title: brand.name, fixed: { brands: [brand.slug] } }
    }
  }
  const slug = name.toLowerCase()
  return SLUG.test(slug) ? { ...base, kind: 'category', name: slug, categorySlug: slug } : undefined
}

/** What the API is asked for: the shopper's filters within the list. */
export function filtersWithin(place: ProductListPlace, filters: ListFilters): ListFilters {
  const within = { ...filters, ...place.fixed }
  const category = place.categorySlug === undefined ? undefined : within.category
  return { ...within, category, discountMin: Math.max(within.discountMin, place.leastDiscount) }
}

function isSearch(name: string): boolean {
  return name.toLowerCase() === SEARCH_NAME.toLowerCase()
}
