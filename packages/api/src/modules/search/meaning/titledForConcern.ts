import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, type Condition } from '../Condition.ts'
import { numberForms } from '../foldText.ts'
import type { Concept } from './Concept.ts'
import { toPhrases } from './Meaning.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

const WORN = ['clothing', 'footwear', 'jewellery', 'bags', 'accessories']

/** Products of the categories that have nothing to wear. */
export const notWorn = ({ types }: Pick<Names, 'types'>): Condition =>
  not(anyOf(WORN.map((family) => types.ofFamily(family))))

/** A name of several words, or the noun of the first one: the underarms of "dark underarms". "Dry" and "glow" tell too little. */
const isTelling = (name: string, { names: [first = ''] }: Concept) =>
  name.includes(' ') || numberForms(name).some((form) => ` ${first}`.endsWith(` ${form}`))

/**
 * Products whose titles name all concerns, of whatever type: an underarm roll-on, and a kit for glass skin. With nouns, they are called by one of them,
 * too.
 */
export function titledForConcern(
  names: Names,
  concerns: readonly Concept[],
  nouns: readonly Token[],
): Condition | undefined {
  const kinds = nouns.flatMap(({ text, concept }) =>
    concept?.kind === 'quality' ? [text, ...concept.names] : text,
  )
  return all(
    ...concerns.map((one) =>
      hasAny(
        // The stem of redness is red.
        toPhrases(one.names.filter((name) => isTelling(name, one) && !name.endsWith('ness'))),
        'AB',
      ),
    ),
    kinds.length === 0 ? undefined : hasAny(toPhrases(kinds), 'AB'),
    notWorn(names),
  )
}
