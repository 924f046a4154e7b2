import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { Condition } from '../Condition.ts'
import { EngineFailure, RefusedQuery } from './EngineFailure.ts'
import type { Listing, ListRequest, SearchEngine } from '../SearchEngine.ts'

/** Pause before an engine that failed is asked again, by one call at a time. */
const RETRY_MS = 5_000

export interface FallbackOptions {
  first: SearchEngine
  /** Opened when it is needed for the first time. */
  openSecond: () => SearchEngine
  /** Called when the first engine fails, and when it answers again. */
  onChange: (failure: EngineFailure | undefined) => void
  /** Called when the first engine refuses a query. */
  onRefusal: (refusal: RefusedQuery) => void
}

/** Asks the second engine while the first one fails, and for what it refuses: the products, their order and the numbers are the same. */
export class FallbackEngine implements SearchEngine {
  readonly #options: FallbackOptions
  #second: SearchEngine | undefined
  #retryAt: number | undefined
  /** Number of calls that each engine answered. */
  readonly answered = { first: 0, second: 0 }

  constructor(options: FallbackOptions) {
    this.#options = options
  }

  /** True while the second engine answers. */
  get isOut(): boolean {
    return this.#retryAt !== undefined
  }

  count(match: Condition, max: number): Promise<number> {
    return this.#ask((engine) => engine.count(match, max))
  }

  areMet(match: Condition, conditions: readonly Condition[]): Promise<boolean[]> {
    return this.#ask((engine) => engine.areMet(match, conditions))
  }

  async list(request: ListRequest): Promise<Listing> {
    return this.#ask(
      (engine) => engine.list(request),
      (listing) => ({ ...listing, isFallback: true }),
    )
  }

  best(filter: ProductFilter, limit: number): Promise<number[]> {
    return this.#ask((engine) => engine.best(filter, limit))
  }

  similar(productId: number): Promise<number[]> {
    return this.#ask((engine) => engine.similar(productId))
  }

  follow(): Promise<void> {
    return this.#ask((engine) => engine.follow())
  }

  async #ask<Answer>(
    ask: (engine: SearchEngine) => Promise<Answer>,
    mark: (answer: Answer) => Answer = (answer) => answer,
  ): Promise<Answer> {
    const now = performance.now()
    if (this.#retryAt === undefined || now >= this.#retryAt) {
      // While this call tries, others do not wait.
      if (this.#retryAt !== undefined) this.#retryAt = now + RETRY_MS
      try {
        const answer = await ask(this.#options.first)
        this.#change(undefined)
        this.answered.first += 1
        return answer
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error
        if (error instanceof RefusedQuery) {
          this.#change(undefined)
          this.#options.onRefusal(error)
        } else this.#change(error)
      }
    }
    this.#second ??= this.#options.openSecond()
    const answer = await ask(this.#second)
    this.answered.second += 1
    return mark(answer)
  }

  #change(failure: EngineFailure | undefined): void {
    const wasOut = this.isOut
    this.#retryAt = failure === undefined ? undefined : performance.now() + RETRY_MS
    if (wasOut !== this.isOut) this.#options.onChange(failure)
  }
}
