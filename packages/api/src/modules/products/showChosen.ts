import type { OptionGroupWire, ProductCardWire, VariantWire } from '@shop/contract/products.schema'

interface OptionValue {
  group: string
  value: string
}

/** Cards that show the variant of the filters. */
export function showChosen(
  cards: readonly Readonly<ProductCardWire>[],
  chosen: readonly OptionValue[],
): Readonly<ProductCardWire>[] {
  return cards.map((card) => {
    const variant = chosenVariant(card.options[0], chosen)
    return variant === undefined ? card : { ...card, shown_variant_id: variant.variant_id }
  })
}

/** One of several only where its colour shows which it is, because "Add to Cart" adds it without asking. */
function chosenVariant(
  group: OptionGroupWire | undefined,
  chosen: readonly OptionValue[],
): VariantWire | undefined {
  if (group === undefined) return undefined
  const wanted = (group.groups ?? [group.group]).map((name) =>
    chosen.filter((one) => one.group === name).map(({ value }) => value),
  )
  if (wanted.every(({ length }) => length === 0)) return undefined
  const found = group.variants.filter(({ option_name, values = [option_name] }) =>
    wanted.every((some, at) => some.length === 0 || some.includes(values[at] ?? '')),
  )
  const isSeen = group.groups === undefined && found.some(({ color_code }) => color_code !== null)
  if (found.length !== 1 && !isSeen) return undefined
  return found.find(({ quantity }) => quantity > 0) ?? found[0]
}
