import type { Database } from '#database/openDatabase.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { Condition } from '../Condition.ts'
import { Kept } from '../Kept.ts'
import { bytesOfListing, KeptCounts, KeptPages, MAX_AGE_MS } from '../KeptCounts.ts'
import type { Counts, Listing, ListRequest, SearchEngine } from '../SearchEngine.ts'
import { countFacets } from './index/countFacets.ts'
import { ProductIndex } from './index/ProductIndex.ts'
import { areMet, countMatches } from './countMatches.ts'
import { TypeProducts } from './TypeProducts.ts'
import { findProductIds, findSearched, findSimilarIds } from './productIds.repository.ts'

const NOTHING = new Int32Array()
const NUMBERS_BYTES = 4 * 1024 ** 2

/** The shop's database finds and orders products; an index in the process counts facets. For up to about 100,000 products. */
export class PostgresEngine implements SearchEngine {
  readonly #db: Database
  readonly #index: ProductIndex
  readonly #version: () => Promise<number>
  readonly #types: TypeProducts
  readonly #counts = new KeptCounts()
  readonly #pages = new KeptPages<Listing>(bytesOfListing)
  readonly #best = new KeptPages<number[]>(({ length }) => 8 * length)
  /** Numbers of matches: most searches name a type or a word that others have named. */
  readonly #numbers = new Kept<number>({ maxBytes: NUMBERS_BYTES, maxAgeMs: MAX_AGE_MS, bytesOf: () => 8 })

  /** The same for words that are completed, which many shoppers type. */
  readonly #met = new Kept<boolean[]>({
    maxBytes: NUMBERS_BYTES,
    maxAgeMs: MAX_AGE_MS,
    bytesOf: ({ length }) => 8 * length,
  })

  constructor(db: Database, version: () => Promise<number>) {
    this.#db = db
    this.#version = version
    this.#types = new TypeProducts(db)
    this.#index = new ProductIndex(db, version)
  }

  async count(match: Condition, max: number): Promise<number> {
    const key = `${max} ${JSON.stringify(match)}`
    const version = await this.#version()
    return this.#numbers.get(version, key, async () => {
      // A search begins with a count of its type. With few words beside it, others find the products without all of the type's.
      await this.#types.find(match, version)
      return countMatches(this.#db, this.#types.resolve(match, version), max)
    })
  }

  async areMet(match: Condition, conditions: readonly Condition[]): Promise<boolean[]> {
    const key = JSON.stringify([match, conditions])
    const version = await this.#version()
    const resolved = (condition: Condition) => this.#types.resolve(condition, version)
    return this.#met.get(version, key, () => areMet(this.#db, resolved(match), conditions.map(resolved)))
  }

  async list(request: ListRequest): Promise<Listing> {
    const { search } = request.filter
    if (search === undefined) {
      const [ids, counts] = await Promise.all([findProductIds(this.#db, request), this.#countKept(request)])
      return { ids, counts }
    }
    if (search === null) return { ids: [], counts: await this.#count(request, NOTHING) }
    const { version } = await this.#index.current()
    return this.#pages.get(version, request, async () => {
      const { ids, found } = await findSearched(this.#db, request, this.#types.resolveSearch(search, version))
      return { ids, counts: await this.#count(request, found) }
    })
  }

  async best(filter: ProductFilter, limit: number): Promise<number[]> {
    const request = { filter, sort: 'recommended_desc', page: 1, limit } as const
    const version = await this.#version()
    return this.#best.get(version, request, () => {
      const search = filter.search && this.#types.resolveSearch(filter.search, version)
      return findProductIds(this.#db, { ...request, filter: { ...filter, search } })
    })
  }

  async #countKept(request: ListRequest): Promise<Counts> {
    const { version } = await this.#index.current()
    return this.#counts.get(version, request, () => this.#count(request))
  }

  /** Counts all products, or those that a search found. */
  async #count({ filter, categories }: ListRequest, found?: Int32Array): Promise<Counts> {
    const { segments, optionGroups } = await this.#index.current()
    return countFacets({ segments, optionGroups, filter, found, categories })
  }

  similar(productId: number): Promise<number[]> {
    return findSimilarIds(this.#db, productId)
  }

  async follow(): Promise<void> {
    await this.#index.current()
  }
}
