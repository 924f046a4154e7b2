import { LRUCache } from 'lru-cache'
import { newProductsSince } from '#modules/products/isNew.ts'
import type { Counts, ListRequest } from './SearchEngine.ts'

const MAX_BYTES = 16 * 1024 ** 2
/** Stock is no change of the catalogue's version for an index that follows it later; colours of facets follow as late. */
const MAX_AGE_MS = 20_000
/** Estimated memory of a count of one value with its facet as object and as text, and of an entry besides. */
const VALUE_BYTES = 200
const ENTRY_BYTES = 2_000

/** Counts of lists: every page and every order of a list has the same. They hold until the catalogue changes, for a while. */
export class KeptCounts {
  #version: number | undefined
  readonly #kept = new LRUCache<string, Counts>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ brands, categories, options }, key) =>
      ENTRY_BYTES + 2 * key.length + VALUE_BYTES * (brands.size + categories.size + options.size),
    ttl: MAX_AGE_MS,
  })
  readonly #counting = new Map<string, Promise<Counts>>()

  /** Counts of products as they are in `version`. Those who ask at the same time wait for one counting. */
  async get(
    version: number,
    list: Pick<ListRequest, 'filter' | 'categories'>,
    count: () => Promise<Counts>,
  ): Promise<Counts> {
    if (version !== this.#version) {
      this.#kept.clear()
      this.#counting.clear()
    }
    this.#version = version
    const key = keyOf(list)
    const known = this.#kept.get(key) ?? this.#counting.get(key)
    if (known !== undefined) return known
    const counting = count()
    this.#counting.set(key, counting)
    const isCurrent = () => this.#counting.get(key) === counting
    try {
      const counts = await counting
      if (isCurrent()) this.#kept.set(key, counts)
      return counts
    } finally {
      if (isCurrent()) this.#counting.delete(key)
    }
  }
}

function keyOf({ filter, categories }: Pick<ListRequest, 'filter' | 'categories'>): string {
  const { options, ...others } = filter
  const since = filter.collection === 'new-launches' ? newProductsSince() : ''
  return JSON.stringify([others, [...options], categories, since])
}
