import { familyOf } from './Concept.ts'
import type { Token } from './readTokens.ts'

/** Families whose products do not say what they lack: a dress without a belt names none. */
const PLAIN: ReadonlySet<string> = new Set(['clothing', 'footwear', 'jewellery', 'bags', 'accessories'])

export const isPlain = (type: Token | undefined) =>
  type?.concept !== undefined && PLAIN.has(familyOf(type.concept))
