import type { Database } from '#database/openDatabase.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { Condition } from '../Condition.ts'
import { bytesOfListing, KeptCounts, KeptPages } from '../engine/KeptCounts.ts'
import type { Counts, Listing, ListRequest, SearchEngine } from '../SearchEngine.ts'
import { countFacets } from './index/countFacets.ts'
import { ProductIndex } from './index/ProductIndex.ts'
import { areMet, countMatches } from './countMatches.ts'
import { TypeProducts } from './TypeProducts.ts'
import { findProductIds, findSearched, findSimilarIds } from './productIds.repository.ts'

const NOTHING = new Int32Array()

/** The shop's database finds and orders products; an index in the process counts facets. For up to about 100,000 products. */
export class PostgresEngine implements SearchEngine {
  readonly #db: Database
  readonly #index: ProductIndex
  readonly #version: () => Promise<number>
  readonly #types: TypeProducts
  readonly #counts = new KeptCounts()
  readonly #pages = new KeptPages<Listing>(bytesOfListing)

  constructor(db: Database, version: () => Promise<number>) {
    this.#db = db
    this.#version = version
    this.#types = new TypeProducts(db)
    this.#index = new ProductIndex(db, version)
  }

  async count(match: Condition, max: number): Promise<number> {
    const version = await this.#version()
    // A search begins with a count of its type. With few words beside it, others find the products without all of the type's.
    await this.#types.find(match, version)
    return countMatches(this.#db, this.#types.resolve(match, version), max)
  }

  async areMet(match: Condition, conditions: readonly Condition[]): Promise<boolean[]> {
    const version = await this.#version()
    const resolved = (condition: Condition) => this.#types.resolve(condition, version)
    return areMet(this.#db, resolved(match), conditions.map(resolved))
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
    const version = await this.#version()
    const search = filter.search && this.#types.resolveSearch(filter.search, version)
    const request = { filter: { ...filter, search }, sort: 'recommended_desc', page: 1, limit } as const
    return findProductIds(this.#db, request)
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
