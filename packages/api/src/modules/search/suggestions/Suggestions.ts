import type { HelpTopic } from '@shop/contract/product-list.schema'
import type { Missing } from '../interpretation/missingOf.ts'
import type { KnownPhrase } from '../vocabulary/PhraseIndex.ts'

/** Fewer suggestions are followed by products: five are seen without scrolling. */
export const FEW = 5
/** Products that are read for these: of each line one is shown first. */
export const READ = 15

export interface Suggestions {
  phrases: readonly KnownPhrase[]
  /** Products that match the text, best first, where few phrases do. */
  productIds: readonly number[]
  /** True where these are the first products of the list of the search, and no phrase is another one. */
  isLed?: boolean
  /** What the shop lacks of the text, so that the list of the search has what is near. */
  missing?: Missing
  /** Page of the shop that the text asks for, or begins to where no name of goods begins so. */
  help?: HelpTopic
}
