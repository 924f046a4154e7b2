import type { OptionGroup, ProductCard, Variant } from '@shop/contract/products'

/** Chosen variant of a product page: from the address (`?variant=`), otherwise the only one. Undefined until the shopper chooses. */
export function chooseVariant(
  product: Pick<ProductCard, 'optionGroups'>,
  search: URLSearchParams,
): Variant | undefined {
  const variants = product.optionGroups.flatMap((group) => group.variants)
  const named = Number(search.get('variant'))
  return variants.find(({ id }) => id === named) ?? (variants.length === 1 ? variants[0] : undefined)
}

/** The address has the variant of a complete choice, and the values of an incomplete one (`?choice=Size:M`). */
export function readChoice(
  { name, groups = [name], variants }: OptionGroup,
  variant: Variant | undefined,
  search: URLSearchParams,
): (string | null)[] {
  if (variant !== undefined && variants.includes(variant)) return [...(variant.values ?? [variant.name])]
  const named = search.getAll('choice')
  return groups.map(
    (group, at) =>
      variants
        .map(({ name: only, values = [only] }) => values[at] ?? null)
        .find((value) => named.includes(`${group}:${value}`)) ?? null,
  )
}
