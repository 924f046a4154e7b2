import type {
  ListProductsQuery,
  ListProductsResponse,
  UnderstoodSearchWire,
} from '@shop/contract/product-list.schema'
import { HttpProblem } from '#http/HttpProblem.ts'
import { toSearchWire } from '#modules/search/search.mapper.ts'
import { showVariants } from '#modules/search/showVariants.ts'
import { asListed, widerSearches } from '#modules/search/widerSearches.ts'
import { isForGift } from '#modules/search/meaning/giftRequests.ts'
import { facetsOf } from './facets.service.ts'
import { isFiltered } from './isFiltered.ts'
import { showChosen } from './showChosen.ts'
import { lookUp, type ListNamed, type ListSources } from './lookUp.ts'
import { categoryScope, toFilter } from './toFilter.ts'

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
async function findList(shop: ListSources, query: ListProductsQuery, named: ListNamed) {
  if (query.in_stock === undefined && isForGift(query.search ?? '')) {
    const inStock = await findListed(shop, { ...query, in_stock: '1' }, named)
    if (inStock.counts.total > 0) return inStock
  }
  const found = await findListed(shop, query, named)
  const { search } = named
  if (search === undefined || search.query === null) return found
  const ofType = search.ofType && { ...search, query: search.ofType }
  const mayLackPrice = ofType !== undefined && !isFiltered(query)
  if (
    found.counts.total > 0 &&
    !(mayLackPrice && (await lacksPriced(shop, query, { ...named, search: ofType })))
  )
    return found
  for (const wider of widerSearches(ofType ?? search, isFiltered(query))) {
    const more = await findListed(shop, query, { ...named, search: wider })
    if (more.counts.total > 0) return more
  }
  return found
}

/** True where nothing of the typed type has the typed price, so that only related products may: a comb is no hair dryer under 1,000. */
async function lacksPriced(shop: ListSources, query: ListProductsQuery, ofType: ListNamed) {
  const isPriced = ofType.search?.filters.some(({ kind }) => kind === 'price' || kind === 'discount')
  if (isPriced !== true) return false
  return (await findListed(shop, { ...query, page: 1, limit: 1, facets: '0' }, ofType)).counts.total === 0
}

/** Products in a list that match its whole search, where it also has others: their number, and which, if they are few. */
async function findExact(
  shop: ListSources,
  query: ListProductsQuery,
  named: ListNamed,
): Promise<Pick<UnderstoodSearchWire, 'exact' | 'exact_ids'>> {
  const { search } = named
  if (search === undefined || search.exact === null || search.strict === undefined)
    return { exact: search?.exact ?? null }
  const { counts, ids } = await findListed(
    shop,
    { ...query, page: 1, limit: FEW_EXACT, facets: '0' },
    { ...named, search: { ...search, query: search.strict } },
  )
  // Nothing is the best match of what is not there.
  const isWhole = search.missing === null && counts.total <= FEW_EXACT
  return { exact: counts.total, ...(isWhole && { exact_ids: [...ids] }) }
}

/** The order of a search text is that of the list, unless the shopper chooses another. */
async function findListed(
  shop: ListSources,
  query: ListProductsQuery,
  { search: read, ...others }: ListNamed,
) {
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
