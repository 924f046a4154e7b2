import { colourFamily, FAMILY_CODES } from '@shop/contract/colourFamily'
import { COLOUR_GROUP, SIZE_GROUP } from '@shop/contract/limits'
import type { Facets } from '@shop/contract/product-list'
import type { FilterChoice, FilterGroup } from '@shop/ui/FilterPanel'
import { choose } from './choose.ts'
import type { ListFilters } from './listFilters.ts'
import * as texts from '#texts/filters.ts'

/** Number of colours up to which they are chips: all plain ones, but not the names of a brand. */
const COLOUR_CHIPS = 20

const SHADE_GROUP = 'Shade'
const UNDERTONE_GROUP = 'Undertone'

/** Groups of option values in their order, a group for each scale of sizes. Colours that say no more than the shades are left out. */
export function optionGroups(facets: Facets, filters: ListFilters): FilterGroup[] {
  const known = new Set(facets.options.map(({ group }) => group))
  const missing = new Set(filters.options.map(groupOf).filter((group) => !known.has(group)))
  const all = [...facets.options, ...[...missing].map((group) => ({ group, values: [] }))]
  const isColourChosen = filters.options.some((option) => groupOf(option) === COLOUR_GROUP)
  const shown = all.filter(
    ({ group }) => group !== COLOUR_GROUP || isColourChosen || !isEachShadeAColour(facets),
  )
  const ordered = shown.toSorted((one, other) => placeOf(one.group) - placeOf(other.group))
  return ordered.flatMap(({ group, values }) => {
    const offered = values.map(({ value, count, colorCode }) => ({
      value: `${group}:${value}`,
      label: optionLabel(group, value),
      count,
      colorCode,
      ...(colorCode !== null && { family: familyOf(colorCode) }),
    }))
    const chosen = filters.options.filter((option) => groupOf(option) === group)
    const choices = choose(offered, chosen, (option) => optionLabel(group, option.slice(group.length + 1)))
    const isFew = group === COLOUR_GROUP && values.length <= COLOUR_CHIPS
    const isList = !isFew && values.some(({ colorCode }) => colorCode !== null)
    return byScale(group, choices).map(([title, some]): FilterGroup => ({
      kind: 'choices',
      title: title === SHADE_GROUP ? texts.shadeName : title,
      name: 'option',
      type: 'checkbox',
      variant: isList ? 'list' : 'chips',
      choices: some,
    }))
  })
}

/** Names of groups in their order; null are all other groups, such as a finish or a type of skin. The many shades are last. */
const ORDER = [COLOUR_GROUP, UNDERTONE_GROUP, null, SIZE_GROUP, SHADE_GROUP]

function placeOf(group: string): number {
  const place = ORDER.indexOf(group)
  return place < 0 ? ORDER.indexOf(null) : place
}

function familyOf(code: string) {
  const family = colourFamily(code)
  return { title: texts.colourFamilies[family], colorCode: FAMILY_CODES[family] }
}

/** True where there are no more shades than colours, and no products of a colour without shades. */
function isEachShadeAColour({ options }: Facets): boolean {
  const valuesOf = (name: string) => options.find(({ group }) => group === name)?.values ?? []
  const [shades, colours] = [valuesOf(SHADE_GROUP), valuesOf(COLOUR_GROUP)]
  return shades.length > 0 && shades.length <= colours.length && reach(shades) >= reach(colours)
}

const reach = (values: Facets['options'][number]['values']) =>
  values.reduce((sum, { count }) => sum + count, 0)

const MEASURE = /\d (?:ml|l|g|kg)$/

/** Sizes such as "34B", "2.6", "UK5", "3–6 M" and "S (4–8 kg)". */
const SCALES: readonly [title: string, size: RegExp][] = [
  [texts.braSize, /^\d{2}\s?[A-K]{1,3}$/],
  [texts.bangleSize, /^[1-3]\.\d{1,2}$/],
  [texts.shoeSize, /^(?:UK|EU|US)\s?\d/],
  [texts.babySize, /^(?:NB|new ?born)$|\d\s?(?:m|mo|months?|y|yrs?|years?)$/i],
  [texts.diaperSize, /kg\)$/],
]
const SIZES = [SIZE_GROUP, ...SCALES.map(([title]) => title)]

type FilterChoices = Extract<FilterGroup, { kind: 'choices' }>

/** Sizes of clothes and jewellery, and the values of other groups and of bottles. */
function partitionWorn({ title, choices }: FilterChoices): [worn: FilterChoice[], others: FilterChoice[]] {
  const isSize = SIZES.includes(title)
  const isWornSize = ({ label }: FilterChoice) => isSize && !MEASURE.test(label)
  return [choices.filter(isWornSize), choices.filter((choice) => !isWornSize(choice))]
}

/** True for sizes of clothes and jewellery, unless the list has bottles, too. */
export const isWorn = (group: FilterGroup) => group.kind === 'choices' && partitionWorn(group)[1].length === 0

/** A colour has the words of clothes and of make-up. */
export const optionLabel = (group: string, value: string): string =>
  (group === COLOUR_GROUP ? texts.colourNames[value] : undefined) ?? value

/** Sizes of different scales have a group each: nobody looks for a ring among bangles. */
function byScale(
  group: string,
  choices: FilterChoice[],
): (readonly [title: string, choices: FilterChoice[]])[] {
  if (group !== SIZE_GROUP) return [[group, choices]]
  const titles = choices.map(({ label }) => SCALES.find(([, size]) => size.test(label))?.[0] ?? SIZE_GROUP)
  const sizesOf = (title: string) => choices.filter((_, index) => titles[index] === title)
  const found = SIZES.filter((title) => titles.includes(title))
  return found.length > 1 ? found.map((title) => [title, sizesOf(title)]) : [[group, choices]]
}

const groupOf = (option: string) => option.slice(0, option.indexOf(':'))
