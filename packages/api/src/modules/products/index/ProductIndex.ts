import type { Database } from '#database/openDatabase.ts'
import {
  readAllRows,
  readChangedRows,
  readHorizon,
  readOptionGroups,
  type Horizon,
} from './productRows.repository.ts'
import { IndexSegments } from './IndexSegments.ts'

/** Smallest number of dead rows that causes a full reload. */
const DEAD_ROWS_MIN = 10_000

/** Facet index: filterable columns of all products in memory, about 60 bytes a product. It stays current by reading changed rows. */
export class ProductIndex {
  readonly #db: Database
  readonly #version: () => Promise<number>
  #segments = new IndexSegments()
  #horizon: Horizon | undefined
  #knownVersion: number | undefined
  #following: Promise<void> = Promise.resolve()
  readonly #optionGroups: string[] = []

  constructor(db: Database, version: () => Promise<number>) {
    this.#db = db
    this.#version = version
  }

  async current(): Promise<{ segments: IndexSegments; optionGroups: readonly string[] }> {
    const version = await this.#version()
    if (version !== this.#knownVersion) {
      // Concurrent callers share one update.
      const before = this.#following
      this.#following = before.then(
        () => this.#follow(version),
        () => this.#follow(version),
      )
      await this.#following
    }
    return { segments: this.#segments, optionGroups: this.#optionGroups }
  }

  async #follow(version: number): Promise<void> {
    if (version === this.#knownVersion) return
    for (const { id, group } of await readOptionGroups(this.#db, this.#optionGroups.length - 1)) {
      this.#optionGroups[id] = group
    }
    const known = this.#horizon
    const horizon = await readHorizon(this.#db)
    const { dead, alive } = this.#segments
    if (known?.deletions !== horizon.deletions || dead > Math.max(DEAD_ROWS_MIN, alive)) {
      this.#segments = await this.#readAll()
    } else {
      for (const row of await readChangedRows(this.#db, known)) this.#segments.put(row)
    }
    this.#horizon = horizon
    this.#knownVersion = version
  }

  async #readAll(): Promise<IndexSegments> {
    const segments = new IndexSegments()
    for await (const rows of readAllRows(this.#db)) {
      for (const row of rows) segments.put(row)
    }
    return segments
  }
}
