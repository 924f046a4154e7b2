import { LRUCache } from 'lru-cache'
import { newProductsSince } from '#modules/products/isNew.ts'
import type { Counts } from '../../SearchEngine.ts'
import { countFacets, type CountInput } from './countFacets.ts'

const MAX_BYTES = 8 * 1024 ** 2
/** Estimated memory of a count of one value, and of an entry besides. */
const VALUE_BYTES = 50
const ENTRY_BYTES = 2_000

/** Counts of lists: every page and every order of a list has the same. They hold until the catalogue changes. */
export class KeptCounts {
  #version: number | undefined
  readonly #kept = new LRUCache<string, Counts>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ brands, categories, options }, key) =>
      ENTRY_BYTES + 2 * key.length + VALUE_BYTES * (brands.size + categories.size + options.size),
  })

  /** Counts of products as they are in `version`. Those of a search are not kept: its matches are found anew. */
  count(version: number, input: CountInput): Counts {
    if (input.found !== undefined) return countFacets(input)
    if (version !== this.#version) this.#kept.clear()
    this.#version = version
    const key = keyOf(input)
    const counts = this.#kept.get(key) ?? countFacets(input)
    this.#kept.set(key, counts)
    return counts
  }
}

function keyOf({ filter, categories }: CountInput): string {
  const { options, ...others } = filter
  const since = filter.collection === 'new-launches' ? newProductsSince() : ''
  return JSON.stringify([others, [...options], categories, since])
}
