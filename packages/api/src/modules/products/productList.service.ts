import type {
  ListProductsQuery,
  ListProductsResponse,
  UnderstoodSearchWire,
} from '@shop/contract/product-list.schema'
import { DEFAULT_FILTERS } from '@shop/contract/limits'
import type { Database } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { groupBy } from '#lists/groupBy.ts'
import type { CategoryLevel } from '#modules/categories/categories.repository.ts'
import { findShownOffer } from '#modules/offers/offers.repository.ts'
import type { CatalogueSearch } from '#modules/search/CatalogueSearch.ts'
import { toSearchWire } from '#modules/search/search.mapper.ts'
import { showVariants } from '#modules/search/showVariants.ts'
import { asListed, widerSearches } from '#modules/search/widerSearches.ts'
import { isForGift } from '#modules/search/meaning/giftRequests.ts'
import type { UnderstoodFilter } from '#modules/search/meaning/readRanges.ts'
import type { CategoryScope } from '#modules/search/SearchEngine.ts'
import { facetsOf } from './facets.service.ts'
import { findOptionValues, findStoreId } from './filterNames.repository.ts'
import { isFiltered } from './isFiltered.ts'
import type { ListNames } from './ListNames.ts'
import type { ProductCards } from './ProductCards.ts'
import { toPriceBound, type ProductFilter } from './productFilter.ts'
import { showChosen } from './showChosen.ts'

type Named = Awaited<ReturnType<typeof lookUp>>

export interface ListSources {
  db: Database
  search: CatalogueSearch
  cards: ProductCards
  names: ListNames
}

export async function listProducts(
  shop: ListSources,
  query: ListProductsQuery,
): Promise<ListProductsResponse> {
  refuseEmptyRange(query, 'price_min', 'price_max')
  refuseEmptyRange(query, 'disc_min', 'disc_max')
  const {
    named,
    filter,
    ids,
    counts,
    sort,
    isFallback = false,
  } = await findList(shop, query, await lookUp(shop, query))
  const chosen = {
    brandIds: filter.brandIds,
    optionIds: named.options.map(({ id }) => id),
  }
  const { looks, avoided } = named.search ?? { looks: [], avoided: [] }
  const searchedFor = named.search?.searchedFor ?? null
  const [data, facets, matching, hasAsTyped] = await Promise.all([
    shop.cards
      .find(ids)
      .then((found) =>
        looks.length + avoided.length === 0 ? found : showVariants(shop.db, found, looks, avoided),
      )
      .then((found) => showChosen(found, named.options)),
    query.facets === '1' ? facetsOf(shop.names, counts, chosen) : null,
    findExact(shop, query, named),
    searchedFor !== null && shop.search.hasAsTyped(query.search ?? ''),
  ])
  return {
    data,
    total: counts.total,
    page: query.page,
    facets,
    searched_for: searchedFor,
    understood:
      named.search === undefined
        ? null
        : {
            ...toSearchWire(query.search ?? '', named.search),
            ...matching,
            ...(hasAsTyped && { as_typed: true as const }),
          },
    breadcrumbs: named.breadcrumbs,
    ...(sort !== query.sort && { sort }),
    ...(named.offer && {
      offer: { offer_id: named.offer.id, offerDescription: named.offer.title },
    }),
    ...(isFallback && { fallback: true as const }),
  }
}

/** Finds the products of a list, or, where a search has none within its filters, those of a wider one. Gifts that are in stock suffice. */
async function findList(shop: ListSources, query: ListProductsQuery, named: Named) {
  if (query.in_stock === undefined && isForGift(query.search ?? '')) {
    const inStock = await findListed(shop, { ...query, in_stock: '1' }, named)
    if (inStock.counts.total > 0) return inStock
  }
  const found = await findListed(shop, query, named)
  const { search } = named
  if (found.counts.total > 0 || search === undefined || search.query === null) return found
  for (const wider of widerSearches(search, isFiltered(query))) {
    const more = await findListed(shop, query, { ...named, search: wider })
    if (more.counts.total > 0) return more
  }
  return found
}

/** Products in a list that match its whole search, where it also has others: their number, and which, if they are few. */
async function findExact(
  shop: ListSources,
  query: ListProductsQuery,
  named: Named,
): Promise<Pick<UnderstoodSearchWire, 'exact' | 'exact_ids'>> {
  const { search } = named
  if (search === undefined || search.exact === null || search.strict === undefined)
    return { exact: search?.exact ?? null }
  const { counts, ids } = await findListed(
    shop,
    { ...query, page: 1, limit: FEW_EXACT, facets: '0' },
    { ...named, search: { ...search, query: search.strict } },
  )
  return { exact: counts.total, ...(counts.total <= FEW_EXACT && { exact_ids: [...ids] }) }
}

/** The order of a search text is that of the list, unless the shopper chooses another. */
async function findListed(shop: ListSources, query: ListProductsQuery, { search: read, ...others }: Named) {
  const search = read && asListed(read)
  const named = { ...others, search }
  const filter = toFilter(query, named)
  const sort = query.sort === DEFAULT_SORT ? (search?.order ?? query.sort) : query.sort
  const listing = await shop.search.list({
    ...query,
    sort,
    filter,
    categories: categoryScope(named),
    hasFacets: query.facets === '1',
  })
  return { named, filter, sort, ...listing }
}

const DEFAULT_SORT = 'recommended_desc'
/** So many products are named one by one. */
const FEW_EXACT = 6

function refuseEmptyRange(
  query: ListProductsQuery,
  min: 'price_min' | 'disc_min',
  max: 'price_max' | 'disc_max',
) {
  if (query[min] <= (query[max] ?? Infinity)) return
  throw new HttpProblem(400, `Not acceptable: ${min}.`, [{ path: min, message: `greater than ${max}` }])
}

/** Resolves the names of a query. Throws a problem for unknown names. */
async function lookUp({ db, search: catalogue, names }: ListSources, query: ListProductsQuery) {
  const [category, brands, options, storeId, offer, search] = await Promise.all([
    query.slug === undefined ? undefined : names.category(query.slug, query.category),
    names.brandsOf(query.brand),
    findOptionValues(db, query.option),
    query.delivery_city === undefined ? undefined : findStoreId(db, query.delivery_city),
    query.offer === undefined ? undefined : findShownOffer(db, query.offer),
    query.search ? catalogue.read(query.search, query.exact === '1') : undefined,
  ])
  if (query.slug !== undefined && category === undefined)
    throw new HttpProblem(404, 'There is no such category.')
  refuseUnknown(
    'brand',
    query.brand,
    brands.map(({ slug }) => slug),
  )
  refuseUnknown(
    'option',
    query.option,
    options.map(({ group, value }) => `${group}:${value}`),
  )
  if (query.delivery_city !== undefined)
    refuseUnknown('delivery_city', [query.delivery_city], storeId === undefined ? [] : [query.delivery_city])
  return {
    category,
    brands,
    options,
    storeId,
    offer,
    search,
    breadcrumbs: category?.breadcrumbs ?? [],
  }
}

function refuseUnknown(path: string, asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  throw new HttpProblem(
    400,
    `Not acceptable: ${path}.`,
    unknown.map((name) => ({ path, message: `unknown: ${name}` })),
  )
}

function toFilter(query: ListProductsQuery, named: Named): ProductFilter {
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
function categoryScope({ category, breadcrumbs }: Named): CategoryScope {
  if (category === undefined) return { within: undefined, children: 'main' }
  const { level, id } = category
  if (level !== 'child') return { within: { level, id }, children: CHILD_LEVEL[level] }
  const parent = breadcrumbs.find((crumb) => crumb.level === 'sub')
  return {
    within: parent && { level: 'sub' satisfies CategoryLevel, id: parent.id },
    children: 'child',
  }
}
