import type { FacetsWire, ListProductsResponse, UnderstoodSearchWire } from './product-list.schema.ts'
import {
  toProductCard,
  toProductOffer,
  type Breadcrumb,
  type ProductCard,
  type ProductOffer,
} from './products.ts'

export type ProductSort =
  | 'recommended_desc'
  | 'price_asc'
  | 'price_desc'
  | 'discount_desc'
  | 'newest_desc'
  | 'rating_desc'

export type ProductCollection = 'best-sellers' | 'new-launches'

/** Facets with exact counts; prices in rupees. */
export interface Facets {
  brands: FacetsWire['brands']
  categories: FacetsWire['categories']
  options: { group: string; values: { value: string; count: number; colorCode: string | null }[] }[]
  price: { min: number; max: number }
  discount: { atLeast: number; count: number }[]
  rating: { atLeast: number; count: number }[]
}

/** Interpretation of a search text. Prices in rupees, discounts in per cent. */
export type UnderstoodSearch = UnderstoodSearchWire

export interface ProductList {
  products: ProductCard[]
  total: number
  page: number
  facets: Facets | null
  /** Corrected search text, if it differs from the requested one. */
  searchedFor: string | null
  understood: UnderstoodSearch | null
  breadcrumbs: Breadcrumb[]
  /** Order that the search text decided; null for the requested one. */
  sort: ProductSort | null
  /** The requested offer, while it is live. */
  offer: ProductOffer | null
  /** True when the search engine failed and the database found the products. */
  isFallback: boolean
}

function toFacets(wire: FacetsWire): Facets {
  return {
    brands: wire.brands,
    categories: wire.categories,
    options: wire.options.map(({ group, values }) => ({
      group,
      values: values.map(({ value, count, color_code }) => ({ value, count, colorCode: color_code })),
    })),
    price: wire.price,
    discount: wire.discount.map(({ bucket, count }) => ({ atLeast: bucket, count })),
    rating: wire.rating.map(({ floor, count }) => ({ atLeast: floor, count })),
  }
}

export function toProductList(wire: ListProductsResponse): ProductList {
  return {
    products: wire.data.map(toProductCard),
    total: wire.total,
    page: wire.page,
    facets: wire.facets === null ? null : toFacets(wire.facets),
    searchedFor: wire.searched_for,
    understood: wire.understood,
    breadcrumbs: wire.breadcrumbs,
    sort: wire.sort ?? null,
    offer: toProductOffer(wire.offer ?? null),
    isFallback: wire.fallback === true,
  }
}
