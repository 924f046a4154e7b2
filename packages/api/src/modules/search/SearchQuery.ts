/** A search as the database runs it. Each text is for `to_tsquery('shop', …)`. */
export interface SearchQuery {
  /** What every result has. */
  match: string
  /** What better results have; see `ranking.ts`. */
  wanted: {
    /** The product type by the name that was typed, by all of its names and kinds, and its kinds alone. */
    typed: string | undefined
    type: string | undefined
    kinds: string | undefined
    words: readonly string[]
    /** The typed words next to each other. */
    phrase: string | undefined
    brandIds: readonly number[]
  }
}
