import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, type Condition } from '../Condition.ts'
import { toPhrases } from './Meaning.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

const WORN = ['clothing', 'footwear', 'jewellery', 'bags', 'accessories']

/** Products of the categories that have nothing to wear. */
export const notWorn = ({ types }: Pick<Names, 'types'>): Condition =>
  not(anyOf(WORN.map((family) => types.ofFamily(family))))

/**
 * Products whose titles name all typed concerns as they were typed, of whatever type: an underarm roll-on, and a kit for glass skin. With nouns, they
 * are called by one of them, too. A tan bag removes no tan.
 */
export function titledForConcern(
  names: Names,
  concerns: readonly Token[],
  nouns: readonly Token[],
): Condition | undefined {
  // Of dark underarms, what is called by the underarms.
  const called = concerns.map(({ text, concept }) => [
    text,
    ...(concept?.names.filter((name, at) => at === 0 || text.endsWith(` ${name}`)) ?? []),
  ])
  if (called.flat().some((name) => names.lexicon.find(name)?.kind === 'colour')) return undefined
  const kinds = nouns.flatMap(({ text, concept }) =>
    concept?.kind === 'quality' ? [text, ...concept.names] : text,
  )
  return all(
    ...called.map((some) => hasAny(toPhrases(some), 'AB')),
    kinds.length === 0 ? undefined : hasAny(toPhrases(kinds), 'AB'),
    notWorn(names),
  )
}
