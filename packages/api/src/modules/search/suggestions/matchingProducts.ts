import { everyProduct } from '#modules/products/everyProduct.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { Names } from '../CatalogueNames.ts'
import { all } from '../Condition.ts'
import { priceOf } from './firstListed.ts'
import { forOccasion } from '../interpretation/forOccasion.ts'
import { forChildren } from '../meaning/gifts.ts'
import { forAudience } from '../meaning/narrowToAudiences.ts'
import type { Meaning } from '../meaning/Meaning.ts'
import { isOrder, withPrice, type UnderstoodFilter } from '../meaning/readRanges.ts'
import { meaningOf } from '../interpretation/meaningOf.ts'
import type { ListRequest, SearchEngine, SearchSources } from '../SearchEngine.ts'
import { wantedOf } from '../interpretation/wanted.ts'

/**
 * The best products that match a whole text, to be suggested. One question to the engine, so what it lacks is not left out; an occasion
 * is answered as a search for it is.
 */
export async function matchingProducts(
  sources: SearchSources,
  text: string,
  limit: number,
): Promise<number[]> {
  const meaning = withoutGift(sources.names, await meaningOf(sources, text))
  const found = await bestOf(sources, meaning, limit)
  const amount = meaning.words.find(({ isAmount }) => isAmount)
  if (found.length > 0 || amount === undefined) return found
  const words = meaning.words.filter((word) => word !== amount)
  return bestOf(sources, { ...meaning, words, filters: withPrice(meaning.filters, amount.text) }, limit)
}

async function bestOf({ names, engine }: SearchSources, meaning: Meaning, limit: number): Promise<number[]> {
  const { type, brand, words, without, audiences, filters } = meaning
  const match = all(
    ...[type, brand, ...words, ...without].map((term) => term?.has),
    // What states nothing is for women.
    ...audiences.map(({ audience }) => (audience === 'women' ? undefined : forAudience(names, audience))),
  )
  if (match === undefined && filters.length === 0) return []
  const isOccasion = type === undefined && brand === undefined && without.length === 0
  const occasion = isOccasion ? await forOccasion(engine, names, words) : undefined
  const wanted = wantedOf(meaning, { lacksType: false }, words)
  const filterOf = (one: UnderstoodFilter['kind']) => filters.find(({ kind }) => kind === one)
  const isNew = filterOf('new') !== undefined
  const filter: ProductFilter = {
    ...everyProduct,
    search: occasion?.query ?? (match && { match, wanted }),
    collection: isNew ? 'new-launches' : filterOf('best_seller') && 'best-sellers',
    price: priceOf(filters),
    discount: { min: filterOf('discount')?.min ?? undefined, max: undefined },
  }
  const order = filters.map(({ kind }) => kind).find(isOrder)
  return order === undefined ? engine.best(filter, limit) : inOrder(engine, filter, order, limit)
}

/** The first products of a list in an order. */
export async function inOrder(
  engine: SearchEngine,
  filter: ProductFilter,
  sort: ListRequest['sort'],
  limit: number,
): Promise<number[]> {
  const categories = { within: undefined, children: 'main' } as const
  const { ids } = await engine.list({ filter, sort, page: 1, limit, categories, hasFacets: false })
  return ids
}

/** What is for children may be a gift for them. */
function withoutGift(names: Names, meaning: Meaning): Meaning {
  const { gift, audiences } = meaning
  return gift !== undefined && audiences.some(({ audience }) => audience !== 'women')
    ? forChildren(names, { ...meaning, type: undefined, liked: [gift] })
    : meaning
}
