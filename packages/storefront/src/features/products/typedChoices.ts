import { COLOUR_GROUP, DEFAULT_FILTERS, SIZE_GROUP } from '@shop/contract/limits'
import type { Facets, UnderstoodSearch } from '@shop/contract/product-list'
import type { ListFilters } from './listFilters.ts'

type Bounds = Partial<ListFilters>

const { priceMin, discountMin } = DEFAULT_FILTERS
const ANY = { price: { priceMin, priceMax: undefined }, discount: { discountMin } } as const
const GROUPS = { size: SIZE_GROUP, colour: COLOUR_GROUP } as const

/** A list's search as it was understood, and the values that its filters offer. */
interface Typed {
  understood: UnderstoodSearch | null
  facets: Pick<Facets, 'options'>
}

/** Prices and discounts that the search names, such as "under 1000", as filters. */
const typedBounds = ({ understood }: Typed) =>
  (understood?.filters ?? []).flatMap(({ kind, min, max, without }) => {
    if (kind === 'price')
      return { any: ANY.price, bounds: { priceMin: min ?? priceMin, priceMax: max ?? undefined }, without }
    return kind === 'discount'
      ? { any: ANY.discount, bounds: { discountMin: min ?? discountMin }, without }
      : []
  })

/** The sizes or the colours that the search names, as options that the list offers. */
const typedOptions = ({ understood, facets }: Typed) =>
  (['size', 'colour'] as const).flatMap((kind) => {
    const filters = (understood?.filters ?? []).filter((filter) => filter.kind === kind)
    const values = facets.options.find(({ group }) => group === GROUPS[kind])?.values ?? []
    const isTyped = (value: string) => filters.some(({ name }) => name === value.toLowerCase())
    const options = values
      .filter(({ value }) => isTyped(value))
      .map(({ value }) => `${GROUPS[kind]}:${value}`)
    return options.length === 0
      ? []
      : { group: GROUPS[kind], options, texts: filters.map(({ text }) => text) }
  })

const has = (filters: ListFilters, bounds: Bounds) =>
  Object.entries(bounds).every(([name, value]) => filters[name as keyof ListFilters] === value)

const within = ({ options }: ListFilters, group: string) =>
  options.filter((option) => option.startsWith(`${group}:`))

/** Filters as the panel shows them: with the price, the discount, the size and the colour that the search names, unless others were chosen. */
export function withTypedChoices(filters: ListFilters, typed: Typed): ListFilters {
  const bounded = typedBounds(typed)
    .filter(({ any }) => has(filters, any))
    .reduce((shown, { bounds }) => ({ ...shown, ...bounds }), filters)
  return typedOptions(typed)
    .filter(({ group }) => within(filters, group).length === 0)
    .reduce((shown, { options }) => ({ ...shown, options: [...shown.options, ...options] }), bounded)
}

/** The panel's choice without what the search names. Other choices take its place in the search. */
export function withoutTypedChoices(chosen: ListFilters, typed: Typed): ListFilters {
  const unbounded = typedBounds(typed).reduce(
    (kept, { any, bounds, without }) =>
      has(chosen, bounds) ? { ...kept, ...any } : { ...kept, search: without },
    chosen,
  )
  return typedOptions(typed).reduce((kept, { group, options, texts }) => {
    const now = within(chosen, group)
    const isSame = now.length === options.length && options.every((option) => now.includes(option))
    return isSame
      ? { ...kept, options: kept.options.filter((option) => !options.includes(option)) }
      : { ...kept, search: withoutTexts(kept.search, texts) }
  }, unbounded)
}

/** A search text without the parts that became filters. */
export const withoutTexts = (search: string, texts: readonly string[]): string =>
  texts
    .reduce((rest, text) => rest.replace(text, ' '), search)
    .replaceAll(/\s+/g, ' ')
    .trim()
