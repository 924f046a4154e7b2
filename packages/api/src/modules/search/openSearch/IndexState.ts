import type { Database } from '#database/openDatabase.ts'
import { EngineFailure } from '../engine/EngineFailure.ts'
import { readLag } from './changes.repository.ts'
import { findLiveIndex } from './indexes.repository.ts'

const MAX_AGE_MS = 2_000
/** An index that lags further behind is not searched: what it says of prices and stock is no longer true enough. */
const LAG_MAX_S = 600

/** Whether the index can be searched: it is complete, and follows the catalogue. Read again after two seconds. */
export class IndexState {
  readonly #db: Database
  readonly #alias: string
  #known: { reason: Promise<string | undefined>; readAt: number } | undefined

  constructor(db: Database, alias: string) {
    this.#db = db
    this.#alias = alias
  }

  /** The alias for searches. Fails with an `EngineFailure` when its index can't be used. */
  async usableAlias(): Promise<string> {
    const now = performance.now()
    if (this.#known === undefined || now - this.#known.readAt > MAX_AGE_MS) {
      const known = { reason: this.#whyNot(), readAt: now }
      this.#known = known
      known.reason.catch(() => {
        if (this.#known === known) this.#known = undefined
      })
    }
    const reason = await this.#known.reason
    if (reason !== undefined) throw new EngineFailure(reason)
    return this.#alias
  }

  async #whyNot(): Promise<string | undefined> {
    const [live, lag] = await Promise.all([findLiveIndex(this.#db), readLag(this.#db)])
    if (live === undefined) return 'The search engine has no complete index'
    return lag > LAG_MAX_S ? `The search engine lags ${Math.round(lag)} seconds behind` : undefined
  }
}
