import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'

/** The catalogue's version as this process knows it: asked for again when it is older than `maxAgeMs`. */
export class CatalogueVersion {
  readonly #db: Database
  readonly #maxAgeMs: number
  #version = ''
  #readAt = -Infinity
  #reading: Promise<string> | undefined

  constructor(db: Database, maxAgeMs: number) {
    this.#db = db
    this.#maxAgeMs = maxAgeMs
  }

  async current(): Promise<string> {
    if (performance.now() - this.#readAt < this.#maxAgeMs) return this.#version
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined))
    return this.#reading
  }

  async #read(): Promise<string> {
    const began = performance.now()
    const { rows } = await this.#db.execute<{ version: string }>(sql`select version from catalogue_version`)
    this.#version = String(rows[0]?.version)
    this.#readAt = began
    return this.#version
  }
}
