import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { Condition } from '../Condition.ts'
import { isVain } from './isVain.ts'
import { Kept } from './Kept.ts'
import { KeptPages, MAX_AGE_MS } from './KeptCounts.ts'
import type { Listing, ListRequest, SearchEngine } from '../SearchEngine.ts'
import type { UsedWords } from '../vocabulary/UsedWords.ts'

const MAX_BYTES = 4 * 1024 ** 2

/**
 * Keeps what an engine answers while texts are read: most of them name a type or a word that others have named. What needs a word that no product
 * has is not asked.
 */
export class KeptEngine implements SearchEngine {
  readonly #engine: SearchEngine
  readonly #version: () => Promise<number>
  readonly #usedWords: Pick<UsedWords, 'isUnused'>
  readonly #numbers = new Kept<number>({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, bytesOf: () => 8 })
  /** Words that are completed: whoever types on asks for some of them again. */
  readonly #met = new Kept<boolean>({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, bytesOf: () => 8 })
  readonly #best = new KeptPages<number[]>(({ length }) => 8 * length)

  /** `version` changes with what the engine has of the catalogue. */
  constructor(engine: SearchEngine, version: () => Promise<number>, usedWords: Pick<UsedWords, 'isUnused'>) {
    this.#engine = engine
    this.#version = version
    this.#usedWords = usedWords
  }

  async count(match: Condition, max: number): Promise<number> {
    const version = await this.#version()
    if (this.#isVain(match, version)) return 0
    const key = `${max} ${JSON.stringify(match)}`
    return this.#numbers.get(version, key, () => this.#engine.count(match, max))
  }

  async areMet(match: Condition, conditions: readonly Condition[]): Promise<boolean[]> {
    const version = await this.#version()
    if (this.#isVain(match, version)) return conditions.map(() => false)
    const base = JSON.stringify(match)
    const likely = conditions.filter((condition) => !this.#isVain(condition, version))
    const met = await this.#met.getEach(
      version,
      likely,
      (condition) => base + JSON.stringify(condition),
      (unknown) => this.#engine.areMet(match, unknown),
    )
    return conditions.map((condition) => met[likely.indexOf(condition)] === true)
  }

  async best(filter: ProductFilter, limit: number): Promise<number[]> {
    const version = await this.#version()
    if (filter.search && this.#isVain(filter.search.match, version)) return []
    const request = { filter, sort: 'recommended_desc', page: 1, limit } as const
    return this.#best.get(version, request, () => this.#engine.best(filter, limit))
  }

  #isVain(condition: Condition, version: number): boolean {
    return isVain(condition, (word) => this.#usedWords.isUnused(word, version))
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
