import { DEFAULT_FILTERS } from '@shop/contract/limits'
import { formatRupees } from '@shop/contract/money'
import type { Facets, ProductCollection, ProductList, UnderstoodSearch } from '@shop/contract/product-list'
import { typedFilters, type TypedFilter } from './countChosen.ts'
import { nameFromSlug } from './nameFromSlug.ts'
import { DEFAULT_LIST_FILTERS, type ListFilters } from './listFilters.ts'
import { optionLabel } from './optionGroups.ts'
import { unitOf } from '#lib/unitOf.ts'
import type { ProductListPlace } from './resolveList.ts'
import { withoutTexts } from './typedChoices.ts'
import * as texts from '#texts/filters.ts'
import { bestSellers, deliveredIn, endedOffer, newLaunches } from '#texts/products.ts'

export interface ChosenFilter {
  label: string
  colorCode?: string | null
  /** Filters without this one, starting at the first page. */
  without: ListFilters
}

const COLLECTION_NAMES: Record<ProductCollection, string> = {
  'best-sellers': bestSellers,
  'new-launches': newLaunches,
}

/** Active filters one by one, except those that define the list, such as its category. The list names its offer and the filters of its search. */
export function toChosenFilters(
  filters: ListFilters,
  facets: Facets,
  place: ProductListPlace,
  { understood, offer }: Pick<ProductList, 'understood' | 'offer'>,
): ChosenFilter[] {
  const chosen: ChosenFilter[] = []
  const add = (label: string, change: Partial<ListFilters>, colorCode?: string | null) =>
    chosen.push({ label, colorCode, without: { ...filters, ...change, page: 1 } })

  if (filters.search !== '' && place.kind !== 'search')
    add(`“${filters.search}”`, { search: '', isExact: false })
  for (const filter of typedFilters(understood)) add(understoodLabel(filter), { search: filter.without })
  if (filters.collection !== undefined && place.fixed.collection === undefined) {
    add(COLLECTION_NAMES[filters.collection], { collection: undefined })
  }
  if (filters.offer !== undefined && place.fixed.offer === undefined) {
    add(offer?.title ?? endedOffer, { offer: undefined })
  }
  if (place.fixed.brands === undefined) {
    for (const slug of filters.brands) {
      const name = facets.brands.find((brand) => brand.slug === slug)?.name ?? nameFromSlug(slug)
      add(name, { brands: filters.brands.filter((other) => other !== slug) })
    }
  }
  if (filters.priceMin !== DEFAULT_FILTERS.priceMin || filters.priceMax !== undefined) {
    add(priceLabel(filters), { priceMin: DEFAULT_FILTERS.priceMin, priceMax: undefined })
  }
  for (const option of filters.options) {
    const [group, value] = [option.slice(0, option.indexOf(':')), option.slice(option.indexOf(':') + 1)]
    const values = facets.options.find((facet) => facet.group === group)?.values
    const colorCode = values?.find((known) => known.value === value)?.colorCode
    add(
      colorCode ? optionLabel(group, value) : `${group} ${value}`,
      { options: filters.options.filter((other) => other !== option) },
      colorCode,
    )
  }
  if (
    filters.discountMin > DEFAULT_FILTERS.discountMin ||
    filters.discountMax < DEFAULT_FILTERS.discountMax
  ) {
    const { discountMin, discountMax } = DEFAULT_FILTERS
    add(discountLabel(filters), { discountMin, discountMax })
  }
  if (filters.ratingMin > 0) add(texts.starsAndMore(filters.ratingMin), { ratingMin: 0 })
  if (filters.inStockOnly) add(texts.inStock, { inStockOnly: false })
  if (filters.deliveryCity !== '' && place.fixed.deliveryCity === undefined) {
    add(deliveredIn(filters.deliveryCity), { deliveryCity: '' })
  }
  return chosen
}

/** Filters of the same search or category in the same order, without any selection. */
export function withoutFilters(
  { category, search, sort }: ListFilters,
  place: ProductListPlace,
  understood: UnderstoodSearch | null = null,
): ListFilters {
  const typed = typedFilters(understood).map(({ text }) => text)
  return {
    ...DEFAULT_LIST_FILTERS,
    category,
    search: place.kind === 'search' ? withoutTexts(search, typed) : '',
    sort,
    deliveryCity: place.fixed.deliveryCity ?? '',
    offer: place.fixed.offer,
  }
}

function understoodLabel({ kind, text, name, is_quality: isQuality, min, max }: TypedFilter): string {
  switch (kind) {
    case 'new':
      return newLaunches
    case 'best_seller':
      return bestSellers
    case 'size':
      return texts.sizeOf(sizeName(name ?? text.replace(/^size\s*:?\s*/i, '')))
    case 'colour':
      return texts.colourOf(name ?? text)
    case 'without':
      return isQuality === true ? texts.not(name ?? text) : texts.without(name ?? text)
    case 'discount':
      return min === 1 ? texts.onSale : texts.offAndMore(min ?? 0)
    case 'price':
      return priceLabel({ priceMin: min ?? DEFAULT_FILTERS.priceMin, priceMax: max ?? undefined })
    default:
      return texts.audiences[kind]
  }
}

/** Letters of sizes are large, and those of units and ages, such as ml and months, are small. */
const sizeName = (size: string) =>
  unitOf(size) === undefined && !/(?:month|year)s?$/.test(size) ? size.toUpperCase() : size

function priceLabel({ priceMin, priceMax }: Pick<ListFilters, 'priceMin' | 'priceMax'>): string {
  if (priceMax === undefined) return texts.priceFrom(formatRupees(priceMin))
  if (priceMin === DEFAULT_FILTERS.priceMin) return texts.priceUpTo(formatRupees(priceMax))
  return texts.priceRange(formatRupees(priceMin), formatRupees(priceMax))
}

function discountLabel({ discountMin, discountMax }: ListFilters): string {
  if (discountMax === DEFAULT_FILTERS.discountMax) return texts.offAndMore(discountMin)
  return texts.offRange(discountMin, discountMax)
}
