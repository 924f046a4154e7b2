import type { Picture } from '@shop/contract/pictures'
import type { OptionGroup, ProductCard, Variant } from '@shop/contract/products'
import { readChoice } from './chooseVariant.ts'

/**
 * Pictures of a product for what the shopper has chosen: the variant's own, or those that all variants of a chosen value show, such
 * as a colour. Pictures of the product that show no variant follow.
 */
export function picturesOf(
  product: Pick<ProductCard, 'pictures' | 'optionGroups'>,
  variant: Variant | undefined,
  address: URLSearchParams,
): Picture[] {
  const own = picturesOfVariant(variant) ?? picturesOfChoice(product.optionGroups, variant, address)
  if (own === undefined) return product.pictures
  const ofVariants = new Set(
    product.optionGroups.flatMap(({ variants }) =>
      variants.flatMap(({ pictures }) => pictures.map(({ src }) => src)),
    ),
  )
  return [...own, ...product.pictures.filter(({ src }) => !ofVariants.has(src))]
}

function picturesOfVariant(variant: Variant | undefined): Picture[] | undefined {
  return variant?.pictures.length === 0 ? undefined : variant?.pictures
}

function picturesOfChoice(
  groups: readonly OptionGroup[],
  variant: Variant | undefined,
  address: URLSearchParams,
): Picture[] | undefined {
  for (const group of groups) {
    for (const [at, value] of readChoice(group, variant, address).entries()) {
      if (value === null) continue
      const shown = group.variants
        .filter(({ name, values = [name], pictures }) => values[at] === value && pictures.length > 0)
        .map(({ pictures }) => pictures)
      const [first, ...others] = shown
      if (first !== undefined && others.every((one) => isSame(one, first))) return first
    }
  }
  return undefined
}

const isSame = (one: readonly Picture[], other: readonly Picture[]) =>
  one.length === other.length && one.every(({ src }, i) => src === other[i]?.src)
