import { colourFamily } from '@shop/contract/colourFamily'
import { COLOUR_GROUP, DEFAULT_FILTERS, SIZE_GROUP } from '@shop/contract/limits'
import type { Facets } from '@shop/contract/product-list'
import type { FilterChoice, FilterGroup } from '@shop/ui/FilterPanel'
import type { ListFilters } from './listFilters.ts'
import { narrowedPath } from './listPath.ts'
import { filtersWithin, type ProductListPlace } from './resolveList.ts'
import { nameFromSlug } from './nameFromSlug.ts'
import * as texts from '#texts/filters.ts'

/** Filter groups from the facets and the current filters. Selected values are always included. */
export function toFilterGroups(facets: Facets, filters: ListFilters, place: ProductListPlace): FilterGroup[] {
  const groups: FilterGroup[] = []
  const categories = categoryLinks(facets, filters, place)
  if (categories.length > 0) groups.push({ kind: 'links', title: texts.category, links: categories })

  // First the values that decide whether a piece fits.
  const options = optionGroups(facets, filters)
  groups.push(...options.filter(isWorn))

  const brands = facets.brands.map(({ slug, name, count }) => ({ value: slug, label: name, count }))
  const brandChoices = choose(brands, filters.brands, nameFromSlug)
  if (place.fixed.brands === undefined && brandChoices.length > 0) {
    groups.push({
      kind: 'choices',
      title: texts.brand,
      name: 'brand',
      type: 'checkbox',
      choices: brandChoices,
    })
  }
  const min = filters.priceMin === DEFAULT_FILTERS.priceMin ? undefined : filters.priceMin
  const max = filters.priceMax
  const { min: lowest, max: highest } = facets.price
  if (lowest < highest || min !== undefined || max !== undefined) {
    const names = { minName: 'price_min', maxName: 'price_max' }
    groups.push({ kind: 'range', title: texts.price, ...names, min, max, lowest, highest })
  }
  groups.push(
    ...options.filter(isColour),
    ...options.filter((group) => !isWorn(group) && !isColour(group)),
    ...atLeast(texts.discount, 'disc_min', facets.discount, filters.discountMin, (percent) =>
      texts.discountAndMore(percent),
    ),
    ...atLeast(texts.rating, 'rating_min', facets.rating, filters.ratingMin, (stars) =>
      texts.starsAndMore(stars),
    ),
  )
  groups.push({
    kind: 'choices',
    title: texts.availability,
    name: 'in_stock',
    type: 'checkbox',
    choices: [{ value: '1', label: texts.inStock, isSelected: filters.inStockOnly }],
  })
  return groups
}

/** Filters that the panel does not show but its form must submit. */
export function carriedFields(filters: ListFilters): [name: string, value: string][] {
  const fields: [string, string | undefined][] = [
    ['category', filters.category],
    ['search', filters.search || undefined],
    ['exact', filters.isExact ? '1' : undefined],
    ['collection', filters.collection],
    ['offer', filters.offer?.toString()],
    ['delivery_city', filters.deliveryCity || undefined],
    [
      'disc_max',
      filters.discountMax === DEFAULT_FILTERS.discountMax ? undefined : String(filters.discountMax),
    ],
  ]
  return fields.filter((field): field is [string, string] => field[1] !== undefined)
}

/** Number of colours up to which they are chips: all plain ones, but not the names of a brand. */
const COLOUR_CHIPS = 20

function optionGroups(facets: Facets, filters: ListFilters): FilterGroup[] {
  const known = new Set(facets.options.map(({ group }) => group))
  const missing = new Set(filters.options.map(groupOf).filter((group) => !known.has(group)))
  const all = [...facets.options, ...[...missing].map((group) => ({ group, values: [] }))]
  return all.flatMap(({ group, values }) => {
    const offered = values.map(({ value, count, colorCode }) => ({
      value: `${group}:${value}`,
      label: optionLabel(group, value),
      count,
      colorCode,
      ...(colorCode !== null && { family: texts.colourFamilies[colourFamily(colorCode)] }),
    }))
    const chosen = filters.options.filter((option) => groupOf(option) === group)
    const choices = choose(offered, chosen, (option) => optionLabel(group, option.slice(group.length + 1)))
    const isFew = group === COLOUR_GROUP && values.length <= COLOUR_CHIPS
    const isList = !isFew && values.some(({ colorCode }) => colorCode !== null)
    return byScale(group, choices).map(([title, some]): FilterGroup => ({
      kind: 'choices',
      title,
      name: 'option',
      type: 'checkbox',
      variant: isList ? 'list' : 'chips',
      choices: some,
    }))
  })
}

const MEASURE = /\d (?:ml|l|g|kg)$/

/** Sizes such as "34B", "2.6" and "UK5". */
const SCALES: readonly [title: string, size: RegExp][] = [
  [texts.braSize, /^\d{2}\s?[A-K]{1,3}$/],
  [texts.bangleSize, /^[1-3]\.\d{1,2}$/],
  [texts.shoeSize, /^(?:UK|EU|US)\s?\d/],
]
const SIZES = [SIZE_GROUP, ...SCALES.map(([title]) => title)]

/** True for sizes of clothes and jewellery, unless the list has bottles, too. */
const isWorn = (group: FilterGroup) =>
  group.kind === 'choices' &&
  SIZES.includes(group.title) &&
  !group.choices.some(({ label }) => MEASURE.test(label))

const isColour = ({ title }: FilterGroup) => title === COLOUR_GROUP

/** A colour has the words of clothes and of make-up. */
export const optionLabel = (group: string, value: string): string =>
  (group === COLOUR_GROUP ? texts.colourNames[value] : undefined) ?? value

/** Sizes of different scales have a group each: nobody looks for a ring among bangles. */
function byScale(
  group: string,
  choices: readonly FilterChoice[],
): (readonly [title: string, choices: FilterChoice[]])[] {
  const scaleOf = ({ label }: FilterChoice) => SCALES.find(([, size]) => size.test(label))?.[0] ?? SIZE_GROUP
  const groups = SIZES.map((title) => [title, choices.filter((choice) => scaleOf(choice) === title)] as const)
  const filled = groups.filter(([, some]) => some.length > 0)
  return group === SIZE_GROUP && filled.length > 1 ? filled : [[group, [...choices]]]
}

const groupOf = (option: string) => option.slice(0, option.indexOf(':'))

/** Values with the selected ones; a selected value without a facet comes first with a count of 0. */
function choose(
  offered: Omit<FilterChoice, 'isSelected'>[],
  chosen: readonly string[],
  nameOf: (value: string) => string,
): FilterChoice[] {
  const missing = chosen
    .filter((value) => !offered.some((choice) => choice.value === value))
    .map((value) => ({ value, label: nameOf(value), count: 0, isSelected: true }))
  return [...missing, ...offered.map((choice) => ({ ...choice, isSelected: chosen.includes(choice.value) }))]
}

/** Steps of "at least" with a way back to no limit. Empty without steps. A step that adds no product to a higher one is left out. */
function atLeast(
  title: string,
  name: string,
  steps: readonly { atLeast: number; count: number }[],
  chosen: number,
  nameOf: (step: number) => string,
): FilterGroup[] {
  const isUseful = (step: { atLeast: number; count: number }) =>
    step.atLeast === chosen ||
    !steps.some((other) => other.atLeast > step.atLeast && other.count === step.count)
  const offered = steps.filter(isUseful).map((step) => ({
    value: String(step.atLeast),
    label: nameOf(step.atLeast),
    count: step.count,
  }))
  const choices = choose(offered, chosen > 0 ? [String(chosen)] : [], (step) => nameOf(Number(step)))
  if (choices.length === 0) return []
  const any = { value: '', label: texts.any, isSelected: chosen === 0 }
  return [{ kind: 'choices', title, name, type: 'radio', choices: [any, ...choices] }]
}

function categoryLinks(facets: Facets, filters: ListFilters, place: ProductListPlace) {
  const kept = filtersWithin(place, filters)
  return facets.categories.map(({ slug, name, level, count }) => ({
    label: name,
    count,
    href: narrowedPath(slug, level, kept),
    isCurrent: slug === place.categorySlug && level === filters.category,
  }))
}
