import type { Database } from '#database/openDatabase.ts'
import type { Condition } from '../Condition.ts'
import type { Listing, ListRequest, SearchEngine } from '../SearchEngine.ts'
import { countFacets } from './index/countFacets.ts'
import { IdSet } from './index/IdSet.ts'
import { ProductIndex } from './index/ProductIndex.ts'
import { readSearchedIds } from './index/productRows.repository.ts'
import { areMet, countMatches } from './countMatches.ts'
import { findProductIds, findSimilarIds } from './productIds.repository.ts'
import { matches } from './matches.ts'

/** The shop's database finds and orders products; an index in the process counts facets. For up to about 100,000 products. */
export class PostgresEngine implements SearchEngine {
  readonly #db: Database
  readonly #index: ProductIndex

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
    const [ids, found, { segments, optionGroups }] = await Promise.all([
      findProductIds(this.#db, request),
      this.#found(filter.search),
      this.#index.current(),
    ])
    return { ids, counts: countFacets({ segments, optionGroups, filter, found, categories }) }
  }

  async #found(search: ListRequest['filter']['search']): Promise<IdSet | undefined> {
    if (search === undefined) return undefined
    return new IdSet(
      search === null ? new Int32Array() : await readSearchedIds(this.#db, matches(search.match)),
    )
  }

  similar(productId: number): Promise<number[]> {
    return findSimilarIds(this.#db, productId)
  }

  async follow(): Promise<void> {
    await this.#index.current()
  }
}
