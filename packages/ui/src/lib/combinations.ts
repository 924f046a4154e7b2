import { resolveOptionControl, type OptionGroup, type Variant } from './resolveOptionControl.ts'

/** Value that is chosen in each group of a combination; null where none is. */
export type Choice = readonly (string | null)[]

/** Groups whose value is the colour of a combination. */
const COLOUR = /colou?r|shade/i

export const groupsOf = ({ name, groups }: OptionGroup): readonly string[] => groups ?? [name]
const valuesOf = ({ name, values }: Variant): readonly string[] => values ?? [name]

/** Choice of a variant, or the empty one. */
export function choiceOf(group: OptionGroup, variant: Variant | null): Choice {
  return variant === null ? groupsOf(group).map(() => null) : valuesOf(variant)
}

const fits = (choice: Choice) => (variant: Variant) =>
  choice.every((value, at) => value === null || value === valuesOf(variant)[at])

/** Variant of a complete choice. */
export function variantOf<V extends Variant>(group: OptionGroup<V>, choice: Choice): V | undefined {
  return choice.includes(null) ? undefined : group.variants.find(fits(choice))
}

/** First group without a chosen value. */
export function missingGroup(group: OptionGroup, choice: Choice): string | undefined {
  return groupsOf(group)[choice.indexOf(null)]
}

/** Choice with another value. Values that do not exist with it are deselected. */
export function choose(group: OptionGroup, choice: Choice, at: number, value: string): Choice {
  const start = choice.map((_, place) => (place === at ? value : null))
  return choice.reduce((kept: Choice, other, place) => {
    const next = place === at ? kept : kept.with(place, other)
    return group.variants.some(fits(next)) ? next : kept
  }, start)
}

/**
 * One group of a combination as a group without combinations. Variants are numbered by position; the stock of a
 * value is what is available with the other chosen values.
 */
export function groupAt(group: OptionGroup, choice: Choice, at: number): OptionGroup {
  const name = groupsOf(group)[at] ?? group.name
  const valueOf = (variant: Variant) => valuesOf(variant)[at] ?? variant.name
  const others = choice.with(at, null)
  const hasColours = group.groups === undefined || COLOUR.test(name)
  const variants = [...new Set(group.variants.map(valueOf))].map((value, place) => {
    const made = group.variants.filter((variant) => valueOf(variant) === value)
    const possible = made.filter(fits(others))
    return {
      id: place,
      name: value,
      colorCode: hasColours ? (made[0]?.colorCode ?? null) : null,
      mrp: 0,
      sellingPrice: 0,
      quantity: possible.reduce((sum, { quantity }) => sum + quantity, 0),
      pictures: [],
    }
  })
  return { name, variants }
}

/** Group that a card previews: the colours of a combination, else its first group. */
export function glimpseOf(group: OptionGroup): OptionGroup {
  if (group.groups === undefined) return group
  const none = choiceOf(group, null)
  const [first = group, ...others] = group.groups.map((_, at) => groupAt(group, none, at))
  return [first, ...others].find((one) => resolveOptionControl(one) === 'swatch') ?? first
}
