import type { ProductFilter } from './productFilter.ts'

/** Filter of a list of the whole shop. */
export const everyProduct: ProductFilter = {
  category: undefined,
  search: undefined,
  collection: undefined,
  offer: undefined,
  brandIds: [],
  price: { min: undefined, max: undefined },
  discount: { min: undefined, max: undefined },
  options: new Map(),
  inStock: false,
  ratingMin: undefined,
  storeId: undefined,
}
