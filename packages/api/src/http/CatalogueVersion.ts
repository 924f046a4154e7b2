import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#database/openDatabase.ts'
import { HttpProblem } from './HttpProblem.ts'

/** Longest wait for a version. Stored answers are sent without one after it. */
const DEADLINE_MS = 700
/** A read without an answer after `query_timeout` fails, and its connection is closed. */
const READ = { text: 'select version from catalogue_version', query_timeout: 5_000 }

/** Version of the catalogue as this process knows it, read again once it is older than `maxAgeMs`, by one query at a time. */
export class CatalogueVersion {
  readonly #db: Database
  readonly #maxAgeMs: number
  readonly #onUnknown: (error: unknown) => void
  #version = ''
  #readAt = -Infinity
  #reading: Promise<string> | undefined

  /** `onUnknown` is called for each read that fails or is late. */
  constructor(db: Database, maxAgeMs: number, onUnknown: (error: unknown) => void = () => undefined) {
    this.#db = db
    this.#maxAgeMs = maxAgeMs
    this.#onUnknown = onUnknown
  }

  /** Rejects with a 503 when the database does not answer in time, and at once while a late query is still open. */
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

  /** The version, or undefined when the database does not answer in time. */
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
  // On a busy machine the answer may already have arrived: Node reads input before it runs immediates.
  await new Promise((resolve) => setImmediate(resolve))
  throw new HttpProblem(503, 'The shop is busy. Please try again in a moment.')
}
