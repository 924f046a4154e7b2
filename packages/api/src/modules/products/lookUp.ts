import type { ListProductsQuery } from '@shop/contract/product-list.schema'
import type { Database } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { findShownOffer } from '#modules/offers/offers.repository.ts'
import type { CatalogueSearch } from '#modules/search/CatalogueSearch.ts'
import { findOptionValues, findStoreId } from './filterNames.repository.ts'
import type { ListNames } from './ListNames.ts'
import type { ProductCards } from './ProductCards.ts'

export interface ListSources {
  db: Database
  search: CatalogueSearch
  cards: ProductCards
  names: ListNames
}

/** What a list asks for, by its names. */
export type ListNamed = Awaited<ReturnType<typeof lookUp>>

/** Resolves the names of a query. Throws a problem for unknown names. */
export async function lookUp({ db, search: catalogue, names }: ListSources, query: ListProductsQuery) {
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
