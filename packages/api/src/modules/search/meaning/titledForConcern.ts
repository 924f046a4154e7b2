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

const BODY = ['hair', 'skin', 'body']

/**
 * Names of a concern that titles have: those of several words, and the noun of the first one, such as the underarms of "dark underarms". "Dry" and "glow"
 * tell too little.
 */
function titledNames({ vocabulary }: Names, { names }: Concept): readonly string[] {
  const [first = ''] = names
  // The growth of nails is none of hair.
  const isOfBody = BODY.some((part) => first.startsWith(`${part} `))
  const isNoun = (name: string) =>
    !isOfBody && numberForms(name).some((form) => ` ${first}`.endsWith(` ${form}`))
  return (
    names
      .filter((name) =>
        name.includes(' ') ? vocabulary.phrases.has(name) : isNoun(name) && vocabulary.has(name),
      )
      // The stem of redness is red.
      .filter((name) => !name.endsWith('ness'))
  )
}

/**
 * Products whose titles name all concerns, of whatever type: an underarm roll-on, and a kit for glass skin. With nouns, they are called by one of them,
 * too.
 */
export function titledForConcern(
  names: Names,
  concerns: readonly Concept[],
  nouns: readonly Token[],
): Condition | undefined {
  const titled = concerns.map((one) => titledNames(names, one))
  if (titled.some(({ length }) => length === 0)) return undefined
  const kinds = nouns.flatMap(({ text, concept }) =>
    concept?.kind === 'quality' ? [text, ...concept.names] : text,
  )
  return all(
    ...titled.map((some) => hasAny(toPhrases(some), 'AB')),
    kinds.length === 0 ? undefined : hasAny(toPhrases(kinds), 'AB'),
    notWorn(names),
  )
}
