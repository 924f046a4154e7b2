import type { ProductCard, Variant } from '@shop/contract/products'

/** Variant of a product page: from the address (`?variant=`), otherwise the first in stock, otherwise the first. */
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
