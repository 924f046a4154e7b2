import type { ProductCard, Variant } from '@shop/contract/products'

/**
 * The variant that a product page shows: the one that the address names (`?variant=`), else the first in stock, else the
 * first. Undefined for a product without options.
 */
export function chooseVariant(
  product: Pick<ProductCard, 'optionGroups'>,
  search: URLSearchParams,
): Variant | undefined {
  const variants = product.optionGroups.flatMap((group) => group.variants)
  const named = Number(search.get('variant'))
  return (
    variants.find(({ id }) => id === named) ?? variants.find(({ quantity }) => quantity > 0) ?? variants[0]
  )
}
