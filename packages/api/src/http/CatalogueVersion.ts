import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#database/openDatabase.ts'
import { HttpProblem } from './HttpProblem.ts'

/** Callers wait for a version at most this long; stored answers then go out as they are. */
const DEADLINE_MS = 700
/** A read that has no answer after `query_timeout` is given up, and its connection closed. */
const READ = { text: 'select version from catalogue_version', query_timeout: 5_000 }

/** The catalogue's version as this process knows it: read again when it is older than `maxAgeMs`, one read at a time. */
export class CatalogueVersion {
  readonly #db: Database
  readonly #maxAgeMs: number
  readonly #onUnknown: (error: unknown) => void
  #version = ''
  #readAt = -Infinity
  #reading: Promise<string> | undefined

  /** `onUnknown` hears of each read that fails or is late. */
  constructor(db: Database, maxAgeMs: number, onUnknown: (error: unknown) => void = () => undefined) {
    this.#db = db
    this.#maxAgeMs = maxAgeMs
    this.#onUnknown = onUnknown
  }

  /** Rejects with a 503 when the database does not answer in time; at once while such a read is still under way. */
  async current(): Promise<string> {
    if (performance.now() - this.#readAt < this.#maxAgeMs) return this.#version
    if (this.#reading === undefined) {
      const read = this.#read()
      this.#reading = Promise.race([read, tooLate()])
      this.#reading.catch(this.#onUnknown)
      const end = () => (this.#reading = undefined)
      read.then(end, end)
    }
    return this.#reading
  }

  /** The version, undefined when the database does not tell it in time. */
  known(): Promise<string | undefined> {
    return this.current().catch(() => undefined)
  }

  async #read(): Promise<string> {
    const began = performance.now()
    const { rows } = await this.#db.$client.query<{ version: string }>(READ)
    this.#version = String(rows[0]?.version)
    this.#readAt = began
    return this.#version
  }
}

async function tooLate(): Promise<never> {
  await pause(DEADLINE_MS, undefined, { ref: false })
  // On a busy machine the answer may be there already: input is read before immediates run.
  await new Promise((resolve) => setImmediate(resolve))
  throw new HttpProblem(503, 'The shop is busy. Please try again in a moment.')
}
