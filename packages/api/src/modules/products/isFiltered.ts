import { DEFAULT_FILTERS } from '@shop/contract/limits'
import type { ListProductsQuery } from '@shop/contract/product-list.schema'

/** True where the shopper narrows the list by more than the text. */
export function isFiltered({ price_max: priceMax, ...query }: ListProductsQuery): boolean {
  const { brand, option, slug, collection, in_stock: inStock, delivery_city: city } = query
  return (
    [slug, collection, inStock, city, priceMax].some((one) => one !== undefined) ||
    brand.length + option.length > 0 ||
    query.price_min + query.disc_min + (query.rating_min ?? 0) > 0 ||
    query.disc_max < DEFAULT_FILTERS.discountMax
  )
}
