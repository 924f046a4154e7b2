import { LRUCache } from 'lru-cache'
import { stillHolds, type CatalogueState } from './CatalogueState.ts'

/** Estimated memory of an entry besides its row. */
const ENTRY_BYTES = 300
/** Memory of a row for each character of its JSON: 1.3 were measured for cards, whose text lists keep beside them. */
const BYTES_PER_CHARACTER = 3

interface Kept<Row> {
  row: Row
  /** State that was known before the row was read, so the row is at least as new. */
  readIn: CatalogueState
}

export interface KeptRowsOptions<Row> {
  maxBytes: number
  /** Longest time for which a row is kept, in ms: some changes, such as a sale that leaves some, raise no version. */
  maxAgeMs: number
  state: () => Promise<CatalogueState | undefined>
  /** Reads the rows of these keys from the database. It may leave out some. */
  read: (keys: readonly number[]) => Promise<ReadonlyMap<number, Row>>
  /** Products that concern a row: it is read again when one has changed. */
  productsOf: (key: number) => readonly number[]
  now?: () => number
}

/** Rows of the catalogue as this process knows them, bounded by bytes. A row is read again after a change that concerns it. */
export class KeptRows<Row extends object> {
  readonly #options: KeptRowsOptions<Row>
  readonly #kept: LRUCache<number, Kept<Row>>
  readonly #requests = { hit: 0, miss: 0 }

  constructor(options: KeptRowsOptions<Row>) {
    const { maxBytes, maxAgeMs, now = () => performance.now() } = options
    this.#options = options
    this.#kept = new LRUCache<number, Kept<Row>>({
      maxSize: maxBytes,
      sizeCalculation: ({ row }) => ENTRY_BYTES + Math.ceil(BYTES_PER_CHARACTER * JSON.stringify(row).length),
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: { now },
    })
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }

  /** Rows that were found and held, and all others that were asked for. */
  get requests(): Readonly<{ hit: number; miss: number }> {
    return this.#requests
  }

  /** Rows by their keys, without those that the database does not have. While the database is unavailable, it fails. */
  async get(keys: readonly number[]): Promise<ReadonlyMap<number, Row>> {
    if (keys.length === 0) return new Map()
    const state = await this.#options.state()
    const rows = new Map<number, Row>()
    const missing = keys.filter((key) => {
      const row = this.#held(key, state)
      if (row !== undefined) rows.set(key, row)
      return row === undefined
    })
    this.#requests.hit += rows.size
    this.#requests.miss += missing.length
    if (missing.length === 0) return rows
    for (const [key, row] of await this.#options.read(missing)) {
      rows.set(key, row)
      if (state !== undefined) this.#kept.set(key, { row, readIn: state })
    }
    return rows
  }

  /** The row, if nothing has changed since that concerns it. */
  #held(key: number, state: CatalogueState | undefined): Row | undefined {
    const kept = state === undefined ? undefined : this.#kept.get(key)
    if (kept === undefined || state === undefined) return undefined
    const holds = stillHolds({ products: this.#options.productsOf(key) }, kept.readIn, state)
    return holds ? kept.row : undefined
  }
}
