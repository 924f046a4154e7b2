import type { BrandName } from '../CatalogueNames.ts'
import type { UnderstoodFilter } from './readRanges.ts'

/** Words in this order, the last of which may be unfinished. */
export interface Phrase {
  words: readonly string[]
  isPrefix?: boolean
}

/** Part of a search that a product has or lacks, with its alternative wordings. */
export interface Term {
  kind: 'brand' | 'type' | 'word' | 'colour' | 'size'
  /** Typed text, for shoppers. */
  text: string
  /** The corrected text and its other names. */
  own: readonly Phrase[]
  /** Names of its kinds: a tote for a bag. */
  kinds: readonly Phrase[]
  /** Names of related types, for a shop without this one: other bags, then all accessories. */
  near: readonly (readonly Phrase[])[]
  brand: BrandName | undefined
  /** True for a detail of the type: shoppers are not told when no product has it. */
  isNarrowing: boolean
}

export interface Meaning {
  /** The product type that was named last before a preposition. */
  type: Term | undefined
  brand: Term | undefined
  /** Qualities, in the order of the text. */
  words: readonly Term[]
  filters: readonly UnderstoodFilter[]
  /** True when only filters, or words without a meaning of their own, were typed. */
  isEverything: boolean
  /** The whole text with corrected spelling, if it differs. */
  corrected: string | null
}

export const toPhrase = (text: string): Phrase => ({ words: text.split(' ') })
