import type { Database } from '#database/openDatabase.ts'
import { Kept } from '../engine/Kept.ts'
import { areUsed } from './vocabulary.repository.ts'

const MAX_BYTES = 4 * 1024 ** 2
const MAX_AGE_MS = 3_600_000

/** Knows which words the texts of products have. Shoppers type the same beginnings and errors again. */
export class UsedWords {
  readonly #db: Database
  readonly #version: () => Promise<number>
  readonly #kept = new Kept<boolean>({ maxBytes: MAX_BYTES, maxAgeMs: MAX_AGE_MS, bytesOf: () => 8 })

  /** `version` changes with the catalogue. */
  constructor(db: Database, version: () => Promise<number>) {
    this.#db = db
    this.#version = version
  }

  /** True for a word that was asked for and that no product has in `version`. */
  isUnused(word: string, version: number): boolean {
    return this.#kept.peek(version, word) === false
  }

  /** Those of the words that some product has anywhere in its texts, including descriptions. */
  async among(words: readonly string[]): Promise<Set<string>> {
    const version = await this.#version()
    const isUsed = await this.#kept.getEach(
      version,
      words,
      (word) => word,
      (unknown) => areUsed(this.#db, unknown),
    )
    return new Set(words.filter((_, index) => isUsed[index]))
  }
}
