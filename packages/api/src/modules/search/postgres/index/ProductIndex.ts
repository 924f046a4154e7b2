import type { Database } from '#database/openDatabase.ts'
import {
  readChangedRows,
  readHorizon,
  readLastId,
  readOptionGroups,
  readRows,
  type Horizon,
} from './productRows.repository.ts'
import { IndexSegments } from './IndexSegments.ts'

/** Smallest number of dead rows that causes a full reload. */
const DEAD_ROWS_MIN = 10_000
/** Small enough for the time limit of a query on a busy machine. */
const ROWS_PER_READ = 10_000

export interface Indexed {
  version: number
  segments: IndexSegments
  optionGroups: readonly string[]
}

/** Facet index: filterable columns of all products in memory, about 60 bytes a product. It stays current by reading changed rows. */
export class ProductIndex {
  readonly #db: Database
  readonly #version: () => Promise<number>
  #segments = new IndexSegments()
  #horizon: Horizon | undefined
  /** Full read that has not come to its end. */
  #reading: { segments: IndexSegments; horizon: Horizon; from: number } | undefined
  #knownVersion: number | undefined
  #following: Promise<void> = Promise.resolve()
  readonly #optionGroups: string[] = []

  constructor(db: Database, version: () => Promise<number>) {
    this.#db = db
    this.#version = version
  }

  /** The columns, and the version of the catalogue that they have at least. */
  async current(): Promise<Indexed> {
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
    return { version, segments: this.#segments, optionGroups: this.#optionGroups }
  }

  async #follow(version: number): Promise<void> {
    if (version === this.#knownVersion) return
    for (const { id, group } of await readOptionGroups(this.#db, this.#optionGroups.length - 1)) {
      this.#optionGroups[id] = group
    }
    const horizon = await readHorizon(this.#db)
    const { dead, alive } = this.#segments
    if (this.#horizon?.deletions !== horizon.deletions || dead > Math.max(DEAD_ROWS_MIN, alive)) {
      await this.#readAll(horizon)
    }
    for (const row of await readChangedRows(this.#db, this.#horizon ?? horizon)) this.#segments.put(row)
    this.#horizon = horizon
    this.#knownVersion = version
  }

  /** Reads page by page. After a failure, the next call reads the remaining pages. */
  async #readAll(horizon: Horizon): Promise<void> {
    if (this.#reading?.horizon.deletions !== horizon.deletions) {
      this.#reading = { segments: new IndexSegments(), horizon, from: 1 }
    }
    const reading = this.#reading
    const last = await readLastId(this.#db)
    while (reading.from <= last) {
      for (const row of await readRows(this.#db, reading.from, ROWS_PER_READ)) reading.segments.put(row)
      reading.from += ROWS_PER_READ
    }
    this.#segments = reading.segments
    this.#horizon = reading.horizon
    this.#reading = undefined
  }
}
