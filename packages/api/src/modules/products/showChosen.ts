import { colourFamily } from '@shop/contract/colourFamily'
import { COLOUR_GROUP } from '@shop/contract/limits'
import type { OptionGroupWire, ProductCardWire, VariantWire } from '@shop/contract/products.schema'
import { distanceToPlain, isColourGroup, plainColourOfNamed } from './plainColours.ts'

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
    const [group, ...others] = card.options
    if (group === undefined) return card
    const found = chosenVariants(group, chosen)
    return found.length > 0
      ? showVariant(card, found)
      : { ...card, options: [undertonesFirst(group, chosen), ...others] }
  })
}

/** The card shows the first one in stock of these variants of its first group, and asks for one where there are several. */
export function showVariant(
  card: Readonly<ProductCardWire>,
  found: readonly VariantWire[],
): Readonly<ProductCardWire> {
  const [group, ...others] = card.options
  const shown = found.find(({ quantity }) => quantity > 0) ?? found[0]
  if (group === undefined || shown === undefined) return card
  const shownCard = { ...card, shown_variant_id: shown.variant_id }
  if (found.length === 1) return shownCard
  const variants = [...found, ...group.variants.filter((variant) => !found.includes(variant))]
  return { ...shownCard, asks_variant: 1, options: [{ ...group, variants }, ...others] }
}

/** Begins with the shades whose names say a chosen undertone, such as "130 Badam Giri, olive". None is chosen: their depths differ. */
function undertonesFirst(group: OptionGroupWire, chosen: readonly OptionValue[]): OptionGroupWire {
  const undertones = chosen.filter((one) => one.group === 'Undertone').map(({ value }) => value.toLowerCase())
  if (undertones.length === 0) return group
  const isNamed = ({ option_name }: VariantWire) =>
    undertones.some((undertone) =>
      option_name
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .includes(undertone),
    )
  return {
    ...group,
    variants: group.variants.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one))),
  }
}

/** Group whose variants have the family of their colour code as their colour, as in `variant_colours.sql`. */
const SHADE = /shade/i

/** Variants of these colours, the plainest first; all of them without colours. */
function ofColours(variants: readonly VariantWire[], colours: readonly string[]): readonly VariantWire[] {
  const distance = ({ color_code }: VariantWire) =>
    Math.min(...colours.map((colour) => distanceToPlain(color_code ?? '', colour)))
  if (colours.length === 0) return variants
  return variants
    .filter(({ color_code }) => color_code !== null && colours.includes(colourFamily(color_code)))
    .toSorted((one, other) => distance(one) - distance(other))
}

/** Several only where a colour shows which one the card has. */
function chosenVariants(group: OptionGroupWire, chosen: readonly OptionValue[]): readonly VariantWire[] {
  const names = group.groups ?? [group.group]
  const wanted = names.map((name) =>
    chosen
      .filter((one) => one.group === name || (isColourGroup(name) && one.group === COLOUR_GROUP))
      .map(({ value }) => value),
  )
  const colours = SHADE.test(group.group)
    ? chosen.filter((one) => one.group === COLOUR_GROUP).map(({ value }) => value.toLowerCase())
    : []
  if ([colours, ...wanted].every(({ length }) => length === 0)) return []
  const found = ofColours(group.variants, colours).filter(
    ({ option_name, color_code, values = [option_name] }) =>
      wanted.every((some, at) => {
        const value = values[at] ?? ''
        if (some.length === 0 || some.includes(value)) return true
        const plain = isColourGroup(names[at] ?? '') ? plainColourOfNamed(value, color_code) : undefined
        return some.some((one) => one.toLowerCase() === plain)
      }),
  )
  const isSeen = group.groups === undefined && found.some(({ color_code }) => color_code !== null)
  return found.length === 1 || isSeen ? found : []
}
