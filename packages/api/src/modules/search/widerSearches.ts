import type { Interpretation } from './interpretation/Interpretation.ts'

/** A price that is higher by half is near. */
const NEAR = 1.5
const NOTHING_NAMED = { type: null, brand: null, words: [] }

/**
 * What a search may have meant that finds nothing within its filters, the likeliest first. "New sarees" are all sarees: many shoppers
 * type "new" or "bestselling" as others type "nice". The newest come first. Where nothing has the typed price, prices near it follow, or else other colours at that
 * price, or else the nearest prices, unless the shopper or the text filters the list otherwise, too: then the price may not be what excludes them.
 */
export function widerSearches(search: Interpretation, isFiltered: boolean): Interpretation[] {
  const filters = search.filters.filter(({ kind }) => kind !== 'new' && kind !== 'best_seller')
  const isNew = search.filters.some(({ kind }) => kind === 'new') && search.order === undefined
  const all = { ...search, filters, ...(isNew && { order: 'newest_desc' as const }) }
  // Where nothing that has it all is left, the best of what has most of it is listed in the usual order.
  const { order, ...unordered } = search
  return [
    ...(order !== undefined && search.strict !== undefined ? [unordered] : []),
    ...(filters.length < search.filters.length ? [all] : []),
    ...(isFiltered ? [] : [...nearestByPrice(all), ...atOtherDiscounts(all)]),
  ]
}

/** The same at smaller discounts, the largest first; at full price where nothing is reduced. */
function atOtherDiscounts(search: Interpretation): Interpretation[] {
  const discount = search.filters.find(({ kind }) => kind === 'discount')
  if (discount?.min == null || search.filters.some(({ kind }) => kind === 'price')) return []
  const { named = NOTHING_NAMED } = search
  return [
    {
      ...search,
      filters: search.filters.filter((filter) => filter !== discount),
      unpriced: { ...named, min: null, max: null, discount: discount.min, text: discount.text },
      ...(discount.min > 1 && { order: 'discount_desc' }),
    },
  ]
}

/** Above the typed price the cheapest first; below it the dearest. A shopper for a red saree under 3,000 rather buys a pink one than one for 16,000. */
function nearestByPrice(search: Interpretation): Interpretation[] {
  const price = search.filters.find(({ kind }) => kind === 'price')
  if (price === undefined || search.filters.some(({ kind }) => kind === 'discount')) return []
  const { min, max, text } = price
  const { named = NOTHING_NAMED, uncoloured } = search
  const unpriced = { ...named, min, max, text }
  const wider = { ...search, filters: search.filters.filter((filter) => filter !== price), unpriced }
  const around = (lowest: number | null, highest: number | null) => [
    ...(max === null ? [] : [{ ...wider, order: 'price_asc' as const, bounds: { min, max: highest } }]),
    ...(min === null ? [] : [{ ...wider, order: 'price_desc' as const, bounds: { min: lowest, max } }]),
  ]
  const nearest = around(null, null)
  if (uncoloured === undefined) return nearest
  const near = around(min && min / NEAR, max && max * NEAR)
  const inOtherColours = {
    ...search,
    query: uncoloured,
    filters: search.filters.filter(({ kind }) => kind !== 'colour'),
    unpriced: { ...unpriced, isInOtherColours: true },
    looks: search.looks.filter(({ kind }) => kind !== 'colour'),
  }
  return [...near, inOtherColours, ...nearest]
}

/** A search as it is listed: in an order of its own, what matches only a part of it would come between. */
export function asListed(search: Interpretation): Interpretation {
  const { strict, order } = search
  return order === undefined || strict === undefined ? search : { ...search, query: strict, exact: null }
}
