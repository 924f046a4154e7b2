import type { Database } from '#database/openDatabase.ts'
import type { Condition } from '../Condition.ts'
import type { Listing, ListRequest, SearchEngine } from '../SearchEngine.ts'
import { IdSet } from './index/IdSet.ts'
import { KeptCounts } from './index/KeptCounts.ts'
import { ProductIndex } from './index/ProductIndex.ts'
import { areMet, countMatches } from './countMatches.ts'
import { findProductIds, findSearched, findSimilarIds } from './productIds.repository.ts'

/** The shop's database finds and orders products; an index in the process counts facets. For up to about 100,000 products. */
export class PostgresEngine implements SearchEngine {
  readonly #db: Database
  readonly #index: ProductIndex
  readonly #counts = new KeptCounts()

  constructor(db: Database, version: () => Promise<number>) {
    this.#db = db
    this.#index = new ProductIndex(db, version)
  }

  count(match: Condition, max: number): Promise<number> {
    return countMatches(this.#db, match, max)
  }

  areMet(match: Condition, conditions: readonly Condition[]): Promise<boolean[]> {
    return areMet(this.#db, match, conditions)
  }

  async list(request: ListRequest): Promise<Listing> {
    const { filter, categories } = request
    const [{ ids, found }, { version, segments, optionGroups }] = await Promise.all([
      this.#find(request),
      this.#index.current(),
    ])
    return { ids, counts: this.#counts.count(version, { segments, optionGroups, filter, found, categories }) }
  }

  /** The products of the page, and every match of the search. */
  async #find(request: ListRequest): Promise<{ ids: number[]; found: IdSet | undefined }> {
    const { search } = request.filter
    if (search === undefined) return { ids: await findProductIds(this.#db, request), found: undefined }
    if (search === null) return { ids: [], found: new IdSet(new Int32Array()) }
    const { ids, found } = await findSearched(this.#db, request, search)
    return { ids, found: new IdSet(found) }
  }

  similar(productId: number): Promise<number[]> {
    return findSimilarIds(this.#db, productId)
  }

  async follow(): Promise<void> {
    await this.#index.current()
  }
}
