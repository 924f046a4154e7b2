import { hasAny, type Condition } from '../Condition.ts'
import { toPhrases } from './Meaning.ts'

/** Names that are looked for in specifications; engines take longer with each. */
const STATED_MAX = 12

/** Products that state it as their type: "Roshni" in a category "Festive Edit" is a lehenga. See `search_document`. */
export const statedAs = (names: readonly string[]): Condition =>
  hasAny(toPhrases(names.slice(0, STATED_MAX).map((name) => `type value ${name}`)), 'ABCD')
