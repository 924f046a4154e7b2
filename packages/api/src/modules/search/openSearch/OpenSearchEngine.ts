import { LRUCache } from 'lru-cache'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { Condition } from '../Condition.ts'
import { findProductIds } from '../postgres/productIds.repository.ts'
import { KeptCounts } from '../engine/KeptCounts.ts'
import type { Counts, Listing, ListRequest, SearchEngine } from '../SearchEngine.ts'
import { areMetBody, conditionName, countBody } from './countBody.ts'
import type { IndexState } from './IndexState.ts'
import { countsBody, pageBody } from './listBody.ts'
import { OptionGroups } from './OptionGroups.ts'
import { similarBody } from './similarBody.ts'
import { toCounts, type ListAggregations } from './toCounts.ts'
import type { SearchCluster } from './SearchCluster.ts'
import { wordsOf, type Stems } from './toQuery.ts'

/** Products that OpenSearch pages through; see `max_result_window`. Nobody turns 100 pages, but robots do. */
const WINDOW = 10_000
const STEMS_MAX = 20_000
/** Counts of a page without facets, apart from its total. */
const NOTHING_COUNTED: Omit<Counts, 'total'> = {
  brands: new Map(),
  categories: new Map(),
  options: new Map(),
  optionGroups: [],
  pricePaise: undefined,
  discounts: new Uint32Array(),
  ratings: new Uint32Array(),
}

/** A cluster finds, orders and counts products, for catalogues of any size. Fails with an `EngineFailure` when it can't. */
export class OpenSearchEngine implements SearchEngine {
  readonly #db: Database
  readonly #cluster: SearchCluster
  readonly #state: IndexState
  readonly #version: () => Promise<number>
  readonly #groups: OptionGroups
  readonly #counts = new KeptCounts()
  readonly #stems = new LRUCache<string, string>({ max: STEMS_MAX })

  /** `version` changes with the catalogue, and again when the index has followed. */
  constructor(db: Database, cluster: SearchCluster, state: IndexState, version: () => Promise<number>) {
    this.#db = db
    this.#cluster = cluster
    this.#state = state
    this.#version = version
    this.#groups = new OptionGroups(db)
  }

  async count(match: Condition, max: number): Promise<number> {
    const { total } = await this.#search(countBody(match, max, await this.#stemsOf([match])))
    return Math.min(total, max)
  }

  async areMet(match: Condition, conditions: readonly Condition[]): Promise<boolean[]> {
    const stems = await this.#stemsOf([match, ...conditions])
    const { aggregations } = await this.#search<Record<string, { doc_count: number }>>(
      areMetBody(match, conditions, stems),
    )
    return conditions.map((_, index) => (aggregations[conditionName(index)]?.doc_count ?? 0) > 0)
  }

  async list(request: ListRequest): Promise<Listing> {
    const { filter, page, limit } = request
    const version = await this.#version()
    const stems = await this.#stemsOf(conditionsOf(filter.search))
    const isBeyond = page * limit > WINDOW
    const isTotalWanted = request.hasFacets === false && this.#counts.peek(version, request) === undefined
    if (isTotalWanted && !isBeyond) {
      const { ids, total } = await this.#search(pageBody(request, stems))
      return { ids, counts: { ...NOTHING_COUNTED, total } }
    }
    const [ids, counts] = await Promise.all([
      isBeyond
        ? findProductIds(this.#db, request)
        : this.#search(pageBody({ ...request, hasFacets: true }, stems)).then((found) => found.ids),
      this.#counts.get(version, request, () => this.#countFacets(request, stems)),
    ])
    return { ids, counts }
  }

  async best(filter: ProductFilter, limit: number): Promise<number[]> {
    const stems = await this.#stemsOf(conditionsOf(filter.search))
    const { ids } = await this.#search(pageBody({ filter, sort: 'recommended_desc', page: 1, limit }, stems))
    return ids
  }

  async #countFacets(request: ListRequest, stems: Stems): Promise<Counts> {
    const { aggregations } = await this.#search<ListAggregations>(countsBody(request, stems))
    return toCounts(aggregations, request.filter, await this.#groups.upTo(aggregations))
  }

  async similar(productId: number): Promise<number[]> {
    const { rows } = await this.#db.execute<{ sub: number; child: number }>(
      sql`select sub_id as sub, child_id as child from product where id = ${productId}`,
    )
    const [place] = rows
    if (place === undefined) return []
    return (await this.#search(similarBody({ id: productId, ...place }))).ids
  }

  /** The index follows the catalogue by a job of the worker; here it is only asked whether it is there. */
  async follow(): Promise<void> {
    await this.#search({ size: 0 })
  }

  async #search<Aggregations>(body: Record<string, unknown>) {
    return this.#cluster.search<Aggregations>(await this.#state.usableAlias(), body)
  }

  /** Stems as PostgreSQL has them, so that both engines agree on what a word is. */
  async #stemsOf(conditions: readonly Condition[]): Promise<Stems> {
    const words = [...new Set(conditions.flatMap(wordsOf))]
    const unknown = words.filter((word) => !this.#stems.has(word))
    if (unknown.length > 0) {
      const { rows } = await this.#db.execute<{ word: string; stem: string | null }>(sql`
        select word, (tsvector_to_array(to_tsvector('shop', told_apart(word))))[1] as stem from unnest(${sql.param(unknown)}::text[]) as word`)
      for (const { word, stem } of rows) this.#stems.set(word, stem ?? word)
    }
    return new Map(words.map((word) => [word, this.#stems.get(word) ?? word]))
  }
}

function conditionsOf(search: ListRequest['filter']['search']): Condition[] {
  if (!search) return []
  const { own, typed, type, kinds, words, inTurn, nouns, having, exact, phrase } = search.wanted
  return [
    search.match,
    own,
    typed,
    type,
    kinds,
    ...words,
    ...inTurn,
    ...nouns,
    having,
    ...exact,
    phrase,
  ].filter((condition) => condition !== undefined)
}
