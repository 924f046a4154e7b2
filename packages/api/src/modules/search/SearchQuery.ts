import type { Condition } from './Condition.ts'

/** A search as an engine runs it. */
export interface SearchQuery {
  /** Condition that every result meets. */
  match: Condition
  /** Conditions that raise the rank of a result; see `ranking.ts`. */
  wanted: {
    /** Products that are called exactly as the shopper typed. */
    titled: Condition | undefined
    /** The product type, where related types are listed after it. */
    own: Condition | undefined
    /** Everything that was asked for, where the list also shows what lacks some of it. */
    whole: Condition | undefined
    /** The product type: by the typed name, by all of its names and kinds, and by its kinds alone. */
    typed: Condition | undefined
    type: Condition | undefined
    kinds: Condition | undefined
    words: readonly Condition[]
    /** Of these a product gets the worth of the first one that it meets; each is worth a step more than the next one. */
    inTurn: readonly Condition[]
    /** Words that name another product type, in the title: palazzos of "kurta with palazzos". */
    nouns: readonly Condition[]
    /** What has a typed colour before others, or alone. */
    leading: readonly Condition[]
    /** Care that has the ingredient that was typed alone. */
    having: Condition | undefined
    /** Words with several names, by the typed one. */
    exact: readonly Condition[]
    /** The typed words next to each other. */
    phrase: Condition | undefined
    /** Shades and variants whose name was typed. */
    called: Condition | undefined
    /** What is for women, where nobody was named. */
    forWomen: Condition | undefined
    brandIds: readonly number[]
  }
}
