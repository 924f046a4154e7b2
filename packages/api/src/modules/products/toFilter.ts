import type { ListProductsQuery } from '@shop/contract/product-list.schema'
import { DEFAULT_FILTERS } from '@shop/contract/limits'
import { groupBy } from '#lists/groupBy.ts'
import type { CategoryLevel } from '#modules/categories/categories.repository.ts'
import type { UnderstoodFilter } from '#modules/search/meaning/readRanges.ts'
import type { CategoryScope } from '#modules/search/SearchEngine.ts'
import { toPriceBound, type ProductFilter } from './productFilter.ts'
import type { ListNamed } from './lookUp.ts'

/** Filter of a list: what was chosen, within what its search text says. */
export function toFilter(query: ListProductsQuery, named: ListNamed): ProductFilter {
  const { category, brands, options, search, storeId, offer } = named
  const chosen = groupBy(options, ({ group }) => group)
  const understood = (kind: UnderstoodFilter['kind']) => search?.filters.find((one) => one.kind === kind)
  const price = understood('price') ?? search?.bounds
  return {
    category,
    search: search?.query,
    collection:
      query.collection ??
      (understood('new') && 'new-launches') ??
      (understood('best_seller') && 'best-sellers'),
    offer: query.offer === undefined ? undefined : { id: query.offer, productIds: offer?.productIds ?? [] },
    brandIds: brands.map(({ id }) => id),
    // A filter and the search text may both set a bound: both apply.
    price: {
      min: largest(toPriceBound(query.price_min || undefined), toPriceBound(price?.min)),
      max: smallest(toPriceBound(query.price_max), toPriceBound(price?.max)),
    },
    discount: {
      min: largest(query.disc_min || undefined, understood('discount')?.min ?? undefined),
      max: query.disc_max === DEFAULT_FILTERS.discountMax ? undefined : query.disc_max,
    },
    options: new Map([...chosen].map(([group, values]) => [group, values.map(({ id }) => id)])),
    inStock: query.in_stock === '1',
    ratingMin: query.rating_min || undefined,
    storeId,
  }
}

const largest = (...bounds: (number | undefined)[]) => bound(bounds, Math.max)
const smallest = (...bounds: (number | undefined)[]) => bound(bounds, Math.min)

function bound(bounds: readonly (number | undefined)[], choose: typeof Math.max): number | undefined {
  const known = bounds.filter((one) => one !== undefined)
  return known.length === 0 ? undefined : choose(...known)
}

const CHILD_LEVEL = { main: 'sub', sub: 'child' } as const

/** Categories that the list links to: children; for a child category its siblings. */
export function categoryScope({ category, breadcrumbs }: ListNamed): CategoryScope {
  if (category === undefined) return { within: undefined, children: 'main' }
  const { level, id } = category
  if (level !== 'child') return { within: { level, id }, children: CHILD_LEVEL[level] }
  const parent = breadcrumbs.find((crumb) => crumb.level === 'sub')
  return {
    within: parent && { level: 'sub' satisfies CategoryLevel, id: parent.id },
    children: 'child',
  }
}
