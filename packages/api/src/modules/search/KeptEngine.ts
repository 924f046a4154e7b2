import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { Condition } from './Condition.ts'
import { Kept } from './Kept.ts'
import { KeptPages, MAX_AGE_MS } from './KeptCounts.ts'
import type { Listing, ListRequest, SearchEngine } from './SearchEngine.ts'

const MAX_BYTES = 4 * 1024 ** 2

/** Keeps what an engine answers while texts are read: most of them name a type or a word that others have named. */
export class KeptEngine implements SearchEngine {
  readonly #engine: SearchEngine
  readonly #version: () => Promise<number>
  readonly #numbers = new Kept<number>({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, bytesOf: () => 8 })
  /** Words that are completed: whoever types on asks for some of them again. */
  readonly #met = new Kept<boolean>({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, bytesOf: () => 8 })
  readonly #best = new KeptPages<number[]>(({ length }) => 8 * length)

  /** `version` changes with what the engine has of the catalogue. */
  constructor(engine: SearchEngine, version: () => Promise<number>) {
    this.#engine = engine
    this.#version = version
  }

  async count(match: Condition, max: number): Promise<number> {
    const key = `${max} ${JSON.stringify(match)}`
    return this.#numbers.get(await this.#version(), key, () => this.#engine.count(match, max))
  }

  async areMet(match: Condition, conditions: readonly Condition[]): Promise<boolean[]> {
    const base = JSON.stringify(match)
    return this.#met.getEach(
      await this.#version(),
      conditions,
      (condition) => base + JSON.stringify(condition),
      (unknown) => this.#engine.areMet(match, unknown),
    )
  }

  async best(filter: ProductFilter, limit: number): Promise<number[]> {
    const request = { filter, sort: 'recommended_desc', page: 1, limit } as const
    return this.#best.get(await this.#version(), request, () => this.#engine.best(filter, limit))
  }

  list(request: ListRequest): Promise<Listing> {
    return this.#engine.list(request)
  }

  similar(productId: number): Promise<number[]> {
    return this.#engine.similar(productId)
  }

  follow(): Promise<void> {
    return this.#engine.follow()
  }
}
