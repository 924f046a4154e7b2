import { DEFAULT_FILTERS } from '@shop/contract/limits'
import type { Facets } from '@shop/contract/product-list'
import type { Breadcrumb } from '@shop/contract/products'
import type { FilterGroup } from '@shop/ui/FilterPanel'
import { categoryLinks } from './categoryLinks.ts'
import { choose } from './choose.ts'
import type { ListFilters } from './listFilters.ts'
import { narrowedPath } from './listPath.ts'
import { isWorn, optionGroups } from './optionGroups.ts'
import { filtersWithin, type ProductListPlace } from './resolveList.ts'
import { nameFromSlug } from './nameFromSlug.ts'
import * as texts from '#texts/filters.ts'

/** The facets of a list, the number of its products, and the categories that contain its own. */
export type CountedFacets = Facets & { total: number; above?: readonly Breadcrumb[] }

interface Listed {
  filters: ListFilters
  place: ProductListPlace
  above: readonly Breadcrumb[]
}

/**
 * Filter groups from the facets and the current filters, in one order for all lists (decision 229). The sizes that decide whether a piece fits come
 * before the price where most pieces have them. The price is short, so that it comes before the long list of brands. Groups that leave every product
 * or none are left out, unless they stood there `before` a choice: these keep their places, and their values the order, above the choice even without
 * a value. Selected values are always included.
 */
export function toFilterGroups(
  { total, above = [], ...facets }: CountedFacets,
  filters: ListFilters,
  place: ProductListPlace,
  before: readonly FilterGroup[] = [],
): FilterGroup[] {
  const options = optionGroups(facets, filters)
  const fitting = options.filter((group) => isWorn(group) && reachOf(group) >= COMMON_SHARE * total)
  const groups = [
    ...categoryGroup(facets, { filters, place, above }),
    ...fitting,
    priceGroup(facets, filters),
    ...(place.fixed.brands === undefined ? brandGroup(facets, filters) : []),
    ...options.filter((group) => !fitting.includes(group)),
    ...atLeast(texts.discount, 'disc_min', facets.discount, filters.discountMin, texts.discountAndMore),
    ...atLeast(texts.rating, 'rating_min', facets.rating, filters.ratingMin, texts.starsAndMore),
    availability(filters),
  ]
  const nowOf = (group: FilterGroup) => groups.find(({ title }) => title === group.title)
  const lastChosen = before.findLastIndex((group) => isChosen(nowOf(group)))
  const found = before.flatMap((group, at) => {
    const now = nowOf(group)
    return now ? inOrderOf(group, now) : at < lastChosen ? emptied(group) : []
  })
  const added = groups.filter(
    (group) => divides(group, total) && !before.some(({ title }) => title === group.title),
  )
  return [...found, ...added]
}

function isChosen(group: FilterGroup | undefined): boolean {
  if (group?.kind === 'range') return group.min !== undefined || group.max !== undefined
  return (
    group?.kind === 'choices' && group.choices.some(({ value, isSelected }) => value !== '' && isSelected)
  )
}

/** Brands and colours are ordered by their counts, which a choice changes: they stay where the list began with them. Sizes have an order of their own. */
function inOrderOf(before: FilterGroup, now: FilterGroup): FilterGroup {
  if (before.kind !== 'choices' || now.kind !== 'choices' || now.type !== 'checkbox' || isWorn(now))
    return now
  const places = new Map(before.choices.map(({ value }, at) => [value, at]))
  const placeOf = ({ value }: { value: string }) => places.get(value) ?? places.size
  return { ...now, choices: now.choices.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}

/** A group of which the list has no value any more. */
function emptied(group: FilterGroup): FilterGroup[] {
  if (group.kind !== 'choices') return []
  const choices = group.choices.map((choice) =>
    choice.value === '' ? { ...choice, isSelected: true } : { ...choice, count: 0, isSelected: false },
  )
  return [{ ...group, choices }]
}

/** Share of a list that has sizes to wear, from which they stand above the price. */
const COMMON_SHARE = 1 / 2

/** Estimated number of pieces with sizes of a scale: each has most of them. */
function reachOf(group: FilterGroup): number {
  if (group.kind !== 'choices') return 0
  return Math.max(0, ...group.choices.map(({ count = 0 }) => count))
}

function divides(group: FilterGroup, total: number): boolean {
  if (group.kind === 'links') return true
  if (group.kind === 'range')
    return group.lowest < group.highest || group.min !== undefined || group.max !== undefined
  // Of one piece, too, a shopper looks for her size.
  if (isWorn(group) && group.choices.length > 1) return true
  return group.choices.some(({ value, count, isSelected }) => value !== '' && (isSelected || count !== total))
}

function brandGroup({ brands }: Facets, filters: ListFilters): FilterGroup[] {
  const offered = brands.map(({ slug, name, count }) => ({ value: slug, label: name, count }))
  const choices = choose(offered, filters.brands, nameFromSlug)
  if (choices.length === 0) return []
  return [{ kind: 'choices', title: texts.brand, name: 'brand', type: 'checkbox', choices }]
}

function priceGroup({ price: { min: lowest, max: highest } }: Facets, filters: ListFilters): FilterGroup {
  const min = filters.priceMin === DEFAULT_FILTERS.priceMin ? undefined : filters.priceMin
  const max = filters.priceMax
  const names = { minName: 'price_min', maxName: 'price_max' }
  return { kind: 'range', title: texts.price, ...names, min, max, lowest, highest }
}

const availability = ({ inStockOnly }: ListFilters): FilterGroup => ({
  kind: 'choices',
  title: texts.availability,
  name: 'in_stock',
  type: 'checkbox',
  choices: [{ value: '1', label: texts.inStock, isSelected: inStockOnly }],
})

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

/** Links up to the categories that contain the list's own, and to those below or beside it. */
function categoryGroup(facets: Facets, { filters, place, above }: Listed): FilterGroup[] {
  const kept = filtersWithin(place, filters)
  const up = above.map(({ slug, name, level }, depth) => ({
    label: texts.allOf(name),
    href: narrowedPath(slug, level, kept),
    depth,
  }))
  const within = categoryLinks(facets, filters, place).map((link) => ({ ...link, depth: above.length }))
  const links = [...up, ...within]
  return links.length === 0 ? [] : [{ kind: 'links', title: texts.category, links }]
}
