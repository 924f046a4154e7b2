import { newProductsSince } from '#modules/products/isNew.ts'
import { Kept } from './Kept.ts'
import type { Counts, Listing, ListRequest } from '../SearchEngine.ts'

/** Stock is no change of the catalogue's version for an index that follows it later; colours of facets follow as late. */
export const MAX_AGE_MS = 20_000
const MAX_BYTES = 16 * 1024 ** 2
/** Estimated memory of a count of one value with its facet as object and as text, and of an entry besides. */
const VALUE_BYTES = 200
const ENTRY_BYTES = 1_700

type List = Pick<ListRequest, 'filter' | 'categories'>
type Page = Omit<ListRequest, 'categories'> & Partial<Pick<ListRequest, 'categories'>>

/** Counts of lists: every page and every order of a list has the same. They hold until the catalogue changes, for a while. */
export class KeptCounts {
  readonly #kept = new Kept<Counts>({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, bytesOf: bytesOfCounts })

  peek(version: number, list: List): Counts | undefined {
    return this.#kept.peek(version, keyOf(list))
  }

  /** Counts of products as they are in `version`. Those who ask at the same time wait for one counting. */
  get(version: number, list: List, count: () => Promise<Counts>): Promise<Counts> {
    return this.#kept.get(version, keyOf(list), count)
  }
}

/** Pages of searches: many texts, such as those with different typing errors, are one search. */
export class KeptPages<Found extends {}> {
  readonly #kept: Kept<Found>

  constructor(bytesOf: (found: Found) => number) {
    this.#kept = new Kept<Found>({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, bytesOf })
  }

  get(version: number, request: Page, find: () => Promise<Found>): Promise<Found> {
    const { sort, page, limit } = request
    return this.#kept.get(version, `${keyOf(request)} ${newProductsSince()} ${sort} ${page} ${limit}`, find)
  }
}

export const bytesOfListing = ({ counts }: Listing) => bytesOfCounts(counts)

function bytesOfCounts({ brands, categories, options }: Counts): number {
  return ENTRY_BYTES + VALUE_BYTES * (brands.size + categories.size + options.size)
}

function keyOf({ filter, categories }: Pick<Page, 'filter' | 'categories'>): string {
  const { options, offer, ...others } = filter
  const since = filter.collection === 'new-launches' ? newProductsSince() : ''
  return JSON.stringify([others, [...options], offer?.id, offer?.productIds.length, categories, since])
}
