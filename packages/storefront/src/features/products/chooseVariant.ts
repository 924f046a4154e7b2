import type { ProductCard, Variant } from '@shop/contract/products'

/** Chosen variant of a product page: from the address (`?variant=`), otherwise the only one. Undefined until the shopper chooses. */
export function chooseVariant(
  product: Pick<ProductCard, 'optionGroups'>,
  search: URLSearchParams,
): Variant | undefined {
  const variants = product.optionGroups.flatMap((group) => group.variants)
  const named = Number(search.get('variant'))
  return variants.find(({ id }) => id === named) ?? (variants.length === 1 ? variants[0] : undefined)
}
