import { DEFAULT_FILTERS } from '@shop/contract/limits'
import type { UnderstoodSearch } from '@shop/contract/product-list'
import type { ListFilters } from './listFilters.ts'

type Bounds = Partial<ListFilters>

const { priceMin, discountMin } = DEFAULT_FILTERS
const ANY = { price: { priceMin, priceMax: undefined }, discount: { discountMin } } as const

/** Prices and discounts that the search names, such as "under 1000", as filters. */
const typedBounds = (understood: UnderstoodSearch | null) =>
  (understood?.filters ?? []).flatMap(({ kind, min, max, without }) => {
    if (kind === 'price')
      return { any: ANY.price, bounds: { priceMin: min ?? priceMin, priceMax: max ?? undefined }, without }
    return kind === 'discount'
      ? { any: ANY.discount, bounds: { discountMin: min ?? discountMin }, without }
      : []
  })

const has = (filters: ListFilters, bounds: Bounds) =>
  Object.entries(bounds).every(([name, value]) => filters[name as keyof ListFilters] === value)

/** Filters as the panel shows them: with the bounds that the search names, unless others were chosen. */
export function withTypedBounds(filters: ListFilters, understood: UnderstoodSearch | null): ListFilters {
  return typedBounds(understood)
    .filter(({ any }) => has(filters, any))
    .reduce((shown, { bounds }) => ({ ...shown, ...bounds }), filters)
}

/** The panel's choice without the bounds that the search names. Others take their place in the search. */
export function withoutTypedBounds(chosen: ListFilters, understood: UnderstoodSearch | null): ListFilters {
  return typedBounds(understood).reduce(
    (kept, { any, bounds, without }) =>
      has(chosen, bounds) ? { ...kept, ...any } : { ...kept, search: without },
    chosen,
  )
}
