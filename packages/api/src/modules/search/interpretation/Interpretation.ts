import type { HelpTopic } from '@shop/contract/product-list.schema'
import type { Term } from '../meaning/Meaning.ts'
import type { TypedOrder, UnderstoodFilter } from '../meaning/readRanges.ts'
import type { Missing } from './missingOf.ts'
import type { SearchQuery } from '../SearchQuery.ts'
import type { WordRoles } from './wordRoles.ts'

/** What a search means to the shop. */
export interface Interpretation {
  /** Null when no product has enough of the text; undefined when only filters were typed. */
  query: SearchQuery | null | undefined
  /** The same for the products that match everything, where there are some and the list also shows others. */
  strict?: SearchQuery
  /** Parts of the text that products have. */
  named?: Named
  /** Order that the text asks for, or that of a wider list. */
  order?: TypedOrder | 'discount_desc' | 'newest_desc'
  /** The same in any colour, where the text has a colour and all products of `query` have it. */
  uncoloured?: SearchQuery | undefined
  /** The same for the few products of the typed type, where the list shows related ones after them. */
  ofType?: SearchQuery
  /** Price or discount that nothing has, so that the list shows the nearest, and bounds of these, or what has the price in other colours. */
  unpriced?: Named &
    Pick<UnderstoodFilter, 'min' | 'max' | 'text'> & {
      isInOtherColours?: boolean
      /** Least discount, in per cent, that nothing has. */
      discount?: number | undefined
    }
  bounds?: Pick<UnderstoodFilter, 'min' | 'max'>
  /** The corrected text, if it differs from the typed one. */
  searchedFor: string | null
  filters: readonly UnderstoodFilter[]
  /** Parts of the text that no product has, so that the list shows others. */
  missing: Missing | null
  /** Words of the text that products have in their descriptions alone. */
  described: readonly string[]
  /** Number of products that match the whole search, if the list also shows others. */
  exact: number | null
  /** Words that a shade or a size may have, and colours that none should have. */
  looks: readonly Term[]
  avoided: readonly Term[]
  /** Ingredients that are advised against for the shopper: the products lack them. */
  unsuitable: readonly string[]
  /** Page of the shop that the text asks for. */
  help?: HelpTopic
  /** How the words of the text are said. */
  roles: WordRoles
}

interface Named {
  type: string | null
  brand: string | null
  words: readonly string[]
}

/** A search that is taken as it was typed. */
export const PLAIN = {
  searchedFor: null,
  filters: [],
  missing: null,
  described: [],
  exact: null,
  looks: [],
  avoided: [],
  unsuitable: [],
  roles: {},
}
