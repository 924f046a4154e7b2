import type { Database } from '#database/openDatabase.ts'
import { readOptionGroups } from '../postgres/index/productRows.repository.ts'
import { optionIdsOf, type ListAggregations } from './toCounts.ts'

/** Group of each option value, by the id of the value. A value never changes its group. */
export class OptionGroups {
  readonly #db: Database
  readonly #groups: string[] = []

  constructor(db: Database) {
    this.#db = db
  }

  /** The groups, at least of the values that an answer has. */
  async upTo(aggregations: ListAggregations): Promise<readonly string[]> {
    if (optionIdsOf(aggregations).some((id) => id >= this.#groups.length)) {
      for (const { id, group } of await readOptionGroups(this.#db, this.#groups.length - 1)) {
        this.#groups[id] = group
      }
    }
    return this.#groups
  }
}
