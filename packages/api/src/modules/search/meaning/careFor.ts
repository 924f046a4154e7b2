import type { Names } from '../CatalogueNames.ts'
import { all, not } from '../Condition.ts'
import { numberForms } from '../foldText.ts'
import { isWithin, type Concept } from './Concept.ts'
import { CONCERN_WORDS } from './concerns.data.ts'
import { joined } from './joinTypes.ts'
import type { TypeTerm } from './Meaning.ts'
import type { Token } from './readTokens.ts'
import { typeTerm } from './terms.ts'
import { anyOf } from './TypeConditions.ts'

export interface Care {
  type: TypeTerm
  /** Words that say no more than the concern or the types do. */
  implied: readonly Token[]
}

/** Product types for the concerns of a search that names no type. A noun such as "cream" chooses among them: "pimple cream". */
export function careFor(names: Names, tokens: readonly Token[]): Care | undefined {
  const concerns = tokens.filter(({ concept }) => concept?.kind === 'concern')
  const lists = concerns.map(({ concept }) => concept?.care?.types ?? [])
  const shared = lists[0]?.filter((type) => lists.every((list) => list.includes(type))) ?? []
  const types = shared.length > 0 ? shared : [...new Set(lists.flat())]
  const isNamed = (type: string, { text }: Token) =>
    numberForms(text).some((form) => type.endsWith(` ${form}`))
  const nouns = tokens.filter((token) => types.some((type) => isNamed(type, token)))
  const chosen =
    nouns.length === 0 ? types : types.filter((type) => nouns.some((noun) => isNamed(type, noun)))
  const meant = chosen.flatMap((type) => names.lexicon.find(type) ?? [])
  const terms = meant.flatMap((concept) => typeTerm(names, { text: concept.names[0] ?? '', concept }) ?? [])
  if (terms.length === 0) return undefined
  const joint = joined(terms)
  const others = typesOfSameNoun(names, meant).map((type) => not(names.types.has(type)))
  const none = anyOf([])
  return {
    // What is for the concern decides the order, and no name of a type.
    type: {
      ...joint,
      text: `${concerns.map(({ concept, text }) => concept?.names[0] ?? text).join(' and ')} care`,
      own: [],
      has: all(joint.has, ...others) ?? joint.has,
      typed: none,
      named: none,
      kinds: undefined,
    },
    implied: tokens.filter(
      (token) => nouns.includes(token) || CONCERN_WORDS.has(token.concept?.names[0] ?? token.text),
    ),
  }
}

/** Other types that a short noun of these may mean: a "serum" for skin is no scalp serum. */
function typesOfSameNoun({ lexicon }: Names, types: readonly Concept[]): Concept[] {
  const same = types.flatMap((type) => type.names.flatMap((name) => lexicon.typesOf(name, type)))
  return [...new Set(same)].filter((one) => !types.some((type) => isWithin(one, type) || isWithin(type, one)))
}
