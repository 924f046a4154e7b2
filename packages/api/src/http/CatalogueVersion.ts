import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#database/openDatabase.ts'
import { today } from '#time/today.ts'
import { CatalogueChanges, type CatalogueState } from './CatalogueState.ts'
import { HttpProblem } from './HttpProblem.ts'

/** Longest wait for a version. Stored answers are sent without one after it. */
const DEADLINE_MS = 700
/** A read without an answer after `query_timeout` fails, and its connection is closed. */
const READ = {
  text: `
    select version, broad_version as broad, array(
      select array[product_id, version] from product_change where version > $1) as products,
      (select count(*) from banner, unnest(array[starts_at, ends_at]) as turn where turn <= now())
        + (select count(*) from offer, unnest(array[starts_at, ends_at]) as turn where turn <= now()) as turns
    from catalogue_version`,
  query_timeout: 5_000,
}

interface VersionRow {
  /** Of type bigint, which the driver reads as text. */
  version: string
  broad: string
  products: [id: string, version: string][]
  /** Number of times that a banner or an offer has begun or ended by the clock. */
  turns: string
}

/** Version of the catalogue as this process knows it, read again once it is older than `maxAgeMs`, by one query at a time. */
export class CatalogueVersion {
  readonly #db: Database
  readonly #maxAgeMs: number
  readonly #onUnknown: (error: unknown) => void
  readonly #changes = new CatalogueChanges()
  #version: number | undefined
  #turns = ''
  #readAt = -Infinity
  #reading: Promise<number> | undefined

  /** `onUnknown` is called for each read that fails or is late. */
  constructor(db: Database, maxAgeMs: number, onUnknown: (error: unknown) => void = () => undefined) {
    this.#db = db
    this.#maxAgeMs = maxAgeMs
    this.#onUnknown = onUnknown
  }

  /** The latest version that this process has read. */
  get known(): number {
    return this.#version ?? 0
  }

  /** Rejects with a 503 when the database does not answer in time, and at once while a late query is still open. */
  async current(): Promise<number> {
    if (this.#version !== undefined && performance.now() - this.#readAt < this.#maxAgeMs) return this.#version
    if (this.#reading === undefined) {
      const read = this.#read()
      this.#reading = Promise.race([read, tooLate()])
      this.#reading.catch(this.#onUnknown)
      const end = () => (this.#reading = undefined)
      read.then(end, end)
    }
    return this.#reading
  }

  /** The state of the catalogue, or undefined when the database does not answer in time. */
  async state(): Promise<CatalogueState | undefined> {
    try {
      const version = await this.current()
      return { version, period: `${today()} ${this.#turns}`, changes: this.#changes }
    } catch {
      return undefined // `onUnknown` was told
    }
  }

  async #read(): Promise<number> {
    const began = performance.now()
    // Changes before the first read concern no answer of this process.
    const known = this.#version ?? Number.MAX_SAFE_INTEGER
    const { rows } = await this.#db.$client.query<VersionRow>({ ...READ, values: [known] })
    const [row] = rows
    if (row === undefined) throw new Error('The catalogue has no version')
    this.#version = Number(row.version)
    this.#turns = row.turns
    this.#readAt = began
    this.#changes.add(
      this.#version,
      Number(row.broad),
      row.products.map(([id, version]) => [Number(id), Number(version)]),
    )
    return this.#version
  }
}

async function tooLate(): Promise<never> {
  await pause(DEADLINE_MS, undefined, { ref: false })
  // On a busy machine the answer may already have arrived: Node reads input before it runs immediates.
  await new Promise((resolve) => setImmediate(resolve))
  throw new HttpProblem(503, 'The shop is busy. Please try again in a moment.')
}
