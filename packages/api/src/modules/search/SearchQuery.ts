/** A search as the database runs it. Each text is for `to_tsquery('shop', …)`. */
export interface SearchQuery {
  /** Condition that every result meets. */
  match: string
  /** Conditions that raise the rank of a result; see `ranking.ts`. */
  wanted: {
    /** The product type: by the typed name, by all of its names and kinds, and by its kinds alone. */
    typed: string | undefined
    type: string | undefined
    kinds: string | undefined
    words: readonly string[]
    /** The typed words next to each other. */
    phrase: string | undefined
    brandIds: readonly number[]
  }
}
