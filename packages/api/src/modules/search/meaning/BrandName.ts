/** A brand of the catalogue. */
export interface BrandName {
  ids: number[]
  name: string
  /** The whole name in one word, as products have it. */
  word: string
  /** How titles write it in several words, which may be the only place that has it. */
  titled: readonly (readonly string[])[]
}
