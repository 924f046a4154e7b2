import { all, hasAny } from '../Condition.ts'
import { familyOf } from './Concept.ts'
import { toPhrases, type TypeTerm } from './Meaning.ts'
import type { Token } from './readTokens.ts'

/** Gold and silver are metals of jewellery before they are colours: what is called by one is meant rather than other names of the type. */
export function ofMetal(
  head: Token,
  type: TypeTerm | undefined,
  tokens: readonly Token[],
): TypeTerm | undefined {
  const metals = tokens.filter(({ concept }) => METALS.has(concept?.names[0]))
  const isOfMetal = head.concept !== undefined && familyOf(head.concept) === 'jewellery' && metals.length > 0
  if (type === undefined || !isOfMetal) return type
  const called = metals.map(({ concept }) => hasAny(toPhrases(concept?.names ?? []), 'AB'))
  return { ...type, typed: all(type.named, ...called) ?? type.typed, kinds: undefined }
}

const METALS: ReadonlySet<string | undefined> = new Set(['gold', 'silver'])
