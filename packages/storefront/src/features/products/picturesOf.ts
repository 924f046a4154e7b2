import type { Picture } from '@shop/contract/pictures'
import type { ProductCard, Variant } from '@shop/contract/products'

/** Pictures of a product for a variant: the variant's own, then those that show no other variant. */
export function picturesOf(
  product: Pick<ProductCard, 'pictures' | 'optionGroups'>,
  variant: Variant | undefined,
): Picture[] {
  const own = variant?.pictures ?? []
  if (own.length === 0) return product.pictures
  const ofVariants = new Set(
    product.optionGroups.flatMap(({ variants }) =>
      variants.flatMap(({ pictures }) => pictures.map(({ src }) => src)),
    ),
  )
  return [...own, ...product.pictures.filter(({ src }) => !ofVariants.has(src))]
}
