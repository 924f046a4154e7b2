import { DEFAULT_FILTERS, SEARCH_MAX_LENGTH } from '@shop/contract/limits'
import type { CategoryLevel } from '@shop/contract/categories'
import type { ProductCollection, ProductSort } from '@shop/contract/product-list'
import type { QueryValue } from '#lib/api/ApiClient.ts'
import * as texts from '#texts/products.ts'

export const SORTS: Record<ProductSort, string> = {
  recommended_desc: texts.recommended,
  price_asc: texts.priceLowToHigh,
  price_desc: texts.priceHighToLow,
  discount_desc: texts.biggestDiscount,
  newest_desc: texts.newestFirst,
  rating_desc: texts.bestRated,
}

/** Filters and order of a product list, all of them in the address; prices in rupees, discounts in per cent. */
export interface ListFilters {
  category: CategoryLevel | undefined
  search: string
  /** Disables the API's spelling correction. */
  isExact: boolean
  collection: ProductCollection | undefined
  /** Id of an offer. */
  offer: number | undefined
  brands: string[]
  priceMin: number
  /** Undefined without a limit. */
  priceMax: number | undefined
  discountMin: number
  discountMax: number
  /** `Group:value`, such as `Size:M`. */
  options: string[]
  inStockOnly: boolean
  ratingMin: number
  deliveryCity: string
  sort: ProductSort
  /** Number of pages shown. */
  page: number
}

export const DEFAULT_LIST_FILTERS: ListFilters = {
  category: undefined,
  search: '',
  isExact: false,
  collection: undefined,
  offer: undefined,
  brands: [],
  ...DEFAULT_FILTERS,
  priceMax: undefined,
  options: [],
  inStockOnly: false,
  ratingMin: 0,
  deliveryCity: '',
  sort: 'recommended_desc',
  page: 1,
}

/** Invalid values count as absent, so that no link leads to an error. A list may have its own default order. */
export function parseListFilters(
  search: URLSearchParams,
  defaultSort: ProductSort = DEFAULT_LIST_FILTERS.sort,
): ListFilters {
  const priceMin = toNumber(search.get('price_min'), DEFAULT_FILTERS.priceMin, 0, 10_000_000)
  const priceMax = isUntouched(search)
    ? undefined
    : toNumber(search.get('price_max'), undefined, 0, 10_000_000)
  const discountMin = toNumber(search.get('disc_min'), DEFAULT_FILTERS.discountMin, 0, 100)
  const discountMax = toNumber(search.get('disc_max'), DEFAULT_FILTERS.discountMax, 0, 100)
  const category = search.get('category')
  const collection = search.get('collection')
  const sort = search.get('sort')
  const city = search.get('delivery_city') ?? ''
  return {
    category: category === 'main' || category === 'sub' || category === 'child' ? category : undefined,
    search: (search.get('search') ?? '')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, SEARCH_MAX_LENGTH),
    isExact: search.get('exact') === '1',
    collection: collection === 'best-sellers' || collection === 'new-launches' ? collection : undefined,
    offer: toNumber(search.get('offer'), undefined, 1, 2_147_483_647),
    brands: unique(search.getAll('brand').filter((slug) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))),
    priceMin: Math.min(priceMin, priceMax ?? Infinity),
    priceMax: priceMax === undefined ? undefined : Math.max(priceMin, priceMax),
    discountMin: Math.min(discountMin, discountMax),
    discountMax: Math.max(discountMin, discountMax),
    options: unique(
      search.getAll('option').filter((option) => /^[^:\p{Cc}]{1,50}:\P{Cc}{1,100}$/u.test(option)),
    ),
    inStockOnly: search.get('in_stock') === '1',
    ratingMin: toNumber(search.get('rating_min'), 0, 0, 5),
    deliveryCity: /^\p{L}[\p{L}\p{M} .'’-]{0,49}$/u.test(city) ? city : '',
    sort: sort !== null && Object.hasOwn(SORTS, sort) ? (sort as ProductSort) : defaultSort,
    page: toNumber(search.get('page'), 1, 1, MAX_PAGES),
  }
}

/** True for the filters of the menu's links. One of them alone is the shopper's own: 50,000 is then a limit. */
function isUntouched(search: URLSearchParams): boolean {
  const { priceMin, priceMax, discountMin, discountMax } = DEFAULT_FILTERS
  const untouched = { price_min: priceMin, price_max: priceMax, disc_min: discountMin, disc_max: discountMax }
  return Object.entries(untouched).every(([name, value]) => search.get(name) === String(value))
}

/** Maximum number of pages shown at once. */
export const MAX_PAGES = 40

export function toListSearch(
  filters: ListFilters,
  defaultSort: ProductSort = DEFAULT_LIST_FILTERS.sort,
): string {
  const search = new URLSearchParams()
  const put = (name: string, value: string | number | undefined, byDefault?: string | number) => {
    if (value !== byDefault) search.append(name, String(value))
  }
  put('category', filters.category)
  put('search', filters.search, '')
  put('exact', Number(filters.isExact), 0)
  put('collection', filters.collection)
  put('offer', filters.offer)
  for (const brand of filters.brands) put('brand', brand)
  put('price_min', filters.priceMin, DEFAULT_FILTERS.priceMin)
  put('price_max', filters.priceMax)
  put('disc_min', filters.discountMin, DEFAULT_FILTERS.discountMin)
  put('disc_max', filters.discountMax, DEFAULT_FILTERS.discountMax)
  for (const option of filters.options) put('option', option)
  put('in_stock', Number(filters.inStockOnly), 0)
  put('rating_min', filters.ratingMin, 0)
  put('delivery_city', filters.deliveryCity, '')
  put('sort', filters.sort, defaultSort)
  put('page', filters.page, 1)
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

export function toApiQuery(filters: ListFilters): Record<string, QueryValue> {
  return {
    category: filters.category,
    search: filters.search || undefined,
    exact: filters.isExact ? '1' : undefined,
    collection: filters.collection,
    offer: filters.offer,
    brand: filters.brands,
    price_min: filters.priceMin,
    price_max: filters.priceMax,
    disc_min: filters.discountMin,
    disc_max: filters.discountMax,
    option: filters.options,
    in_stock: filters.inStockOnly ? '1' : undefined,
    rating_min: filters.ratingMin || undefined,
    delivery_city: filters.deliveryCity || undefined,
    sort: filters.sort,
  }
}

/** Amounts may have the separators of the price fields: "12,000". */
function toNumber<T extends number | undefined>(
  text: string | null,
  fallback: T,
  min: number,
  max: number,
): number | T {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', ''))
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), min), max) : fallback
}

const unique = (values: string[]) => [...new Set(values)].slice(0, 50)
