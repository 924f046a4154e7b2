import type { Brand } from '@shop/contract/brands'
import type { ProductSort } from '@shop/contract/product-list'
import { citySlug } from '#lib/paths.ts'
import { DEFAULT_LIST_FILTERS, type ListFilters } from './listFilters.ts'
import * as texts from '#texts/products.ts'

/** List that an address names, before any filter. */
export interface ProductListPlace {
  kind: 'category' | 'search' | 'brand' | 'collection'
  /** Last segment of its path in canonical spelling. */
  name: string
  /** Category for the API; undefined for a list across all categories. */
  categorySlug?: string
  /** Undefined for a category, whose name the API knows. */
  title?: string
  fixed: Partial<ListFilters>
  /** Minimum discount of all its products, in per cent. */
  leastDiscount: number
  defaultSort: ProductSort
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const SEARCH_NAME = 'searchProducts'

const collections: Record<string, Partial<ProductListPlace>> = {
  'best-sellers': { title: texts.bestSellers, fixed: { collection: 'best-sellers' } },
  'new-launches': {
    title: texts.newLaunches,
    fixed: { collection: 'new-launches' },
    defaultSort: 'newest_desc',
  },
  offers: { title: texts.offers, leastDiscount: 10, defaultSort: 'discount_desc' },
  all: { title: texts.allProducts },
}

type Asked = Pick<ListFilters, 'category' | 'search' | 'deliveryCity'> & Partial<Pick<ListFilters, 'offer'>>

function collectionOf(name: string, { deliveryCity, offer }: Asked): Partial<ProductListPlace> | undefined {
  const slug = name.toLowerCase()
  // The offer names its list of all products.
  if (slug === 'all' && offer !== undefined) return { title: texts.endedOffer, fixed: { offer } }
  if (Object.hasOwn(collections, slug)) return collections[slug]
  if (deliveryCity === '' || slug !== citySlug(deliveryCity)) return undefined
  return { title: texts.deliveredIn(deliveryCity), fixed: { deliveryCity } }
}

export function mayBeBrand(name: string, asked: Asked): boolean {
  return asked.category === undefined && !isSearch(name) && collectionOf(name, asked) === undefined
}

/** A search, a category with its level, a collection or a brand. The API may refuse other names, which count as categories of any level. */
export function resolveList(name: string, asked: Asked, brand: Brand | null): ProductListPlace | undefined {
  const base = { fixed: {}, leastDiscount: 0, defaultSort: DEFAULT_LIST_FILTERS.sort }
  if (isSearch(name)) {
    const title = asked.search === '' ? texts.allProducts : texts.resultsFor(asked.search)
    return { ...base, kind: 'search', name: SEARCH_NAME, title }
  }
  if (asked.category === undefined) {
    const collection = collectionOf(name, asked)
    if (collection) return { ...base, ...collection, kind: 'collection', name: name.toLowerCase() }
    if (brand) {
      return { ...base, kind: 'brand', name: brand.slug, title: brand.name, fixed: { brands: [brand.slug] } }
    }
  }
  const slug = name.toLowerCase()
  return SLUG.test(slug) ? { ...base, kind: 'category', name: slug, categorySlug: slug } : undefined
}

/** The list of what is reduced, which follows the offers for several products. */
export const isOffers = ({ kind, name }: ProductListPlace) => kind === 'collection' && name === 'offers'

/** Filters for the API: the shopper's within the list's own. */
export function filtersWithin(place: ProductListPlace, filters: ListFilters): ListFilters {
  const within = { ...filters, ...place.fixed }
  const category = place.categorySlug === undefined ? undefined : within.category
  return { ...within, category, discountMin: Math.max(within.discountMin, place.leastDiscount) }
}

function isSearch(name: string): boolean {
  return name.toLowerCase() === SEARCH_NAME.toLowerCase()
}
