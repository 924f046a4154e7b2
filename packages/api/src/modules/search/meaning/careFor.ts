import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, type Parts } from '../Condition.ts'
import { numberForms } from '../foldText.ts'
import { isActive } from './actives.ts'
import { DEPARTMENTS, NOUNS } from './attributes.data.ts'
import { isForConcern, isWithin, rootType, type Concept } from './Concept.ts'
import { CONCERN_WORDS, LED, TREATING_WORDS } from './concerns.data.ts'
import { joined } from './joinTypes.ts'
import type { TypeTerm } from './Meaning.ts'
import type { Token } from './readTokens.ts'
import { notWorn, titledForConcern } from './titledForConcern.ts'
import { typeTerm } from './typeTerm.ts'
import { anyOf } from './TypeConditions.ts'

export interface Care {
  type: TypeTerm
  /** Words that say no more than the concern or the types do. */
  implied: readonly Token[]
  /** True where a noun chose among the types. */
  isOfNoun: boolean
  /** True where this noun is a form of care, such as "cream", and no type by itself. */
  isOfForm: boolean
}

/** What a search that names no type is for: a concern, a part of the body, or any cream. */
export const careWithoutType = (names: Names, tokens: readonly Token[]): Care | undefined =>
  careFor(names, tokens) ?? careOf(names, tokens) ?? departmentOf(names, tokens) ?? typeOfNoun(names, tokens)

/** What is for a concern, where no noun chose among the types for it. */
export const CARE = 'care'

/** Product types for the concerns of a search that names no type. A noun such as "cream" chooses among them: "pimple cream". */
export function careFor(names: Names, tokens: readonly Token[]): Care | undefined {
  const concerns = tokens
    .filter(({ concept }) => concept?.kind === 'concern')
    .filter(({ concept }, index, named) => named.findIndex((one) => one.concept === concept) === index)
  const lists = concerns.map(({ concept }) => concept?.care?.types ?? [])
  const shared = lists[0]?.filter((type) => lists.every((list) => list.includes(type))) ?? []
  // An eye cream is an eye serum, too.
  const isNamed = (type: string, { text }: Token) =>
    names.lexicon.find(type)?.names.some((name) => endsWith(name, text)) === true
  const hasNoun = (type: string) => tokens.some((token) => isNamed(type, token))
  const every = [...new Set(lists.flat())]
  // A serum is for open pores, and for blackheads there is none.
  const types = shared.some(hasNoun) || (shared.length > 0 && !every.some(hasNoun)) ? shared : every
  const nouns = tokens.filter((token) => types.some((type) => isNamed(type, token)))
  const chosen =
    nouns.length === 0 ? types : types.filter((type) => nouns.some((noun) => isNamed(type, noun)))
  const meant = chosen.flatMap((type) => names.lexicon.find(type) ?? [])
  const terms = meant.flatMap((concept) => typeTerm(names, { text: concept.names[0] ?? '', concept }) ?? [])
  if (terms.length === 0) return undefined
  const joint = joined(terms)
  const others = typesOfSameNoun(names, meant).map((type) => not(names.types.has(type)))
  const none = anyOf([])
  const leading = concerns.some(({ concept }) => LED.has(concept?.names[0])) ? meant[0] : undefined
  const titled = titledForConcern(
    names,
    concerns.flatMap(({ concept }) => concept ?? []),
    nouns,
  )
  const has = anyOf([all(joint.has, ...others), titled])
  const isOfNoun = nouns.length > 0
  // An eye serum before an eye balm, for a serum.
  const isCalled = (name: string) => nouns.some(({ text }) => endsWith(name, text))
  const isOfForm = isOfNoun && nouns.every(({ concept }) => concept?.kind !== 'type')
  // A cream for wrinkles is one for the face before one for the eyes: the first types are those that are meant.
  const likely = isOfForm ? meant.slice(0, 1) : meant
  const typed = anyOf(likely.map((concept) => names.types.named(concept, concept.names.filter(isCalled))))
  const [likeliest] = isOfForm && terms.length > 1 ? terms : []
  return {
    isOfNoun,
    isOfForm,
    // What is for the concern decides the order, and a noun, but no other name of a type.
    type: {
      ...joint,
      text: `${concerns.map(({ concept, text }) => concept?.names[0] ?? text).join(' and ')} ${isOfNoun && !isOfForm ? nouns.map(({ text }) => text).join(' ') : CARE}`,
      own: [],
      has,
      typed: isOfNoun ? anyOf([typed, titled]) : leading === undefined ? none : names.types.has(leading),
      named: isOfNoun ? has : none,
      kinds: undefined,
      ...(likeliest && { exact: likeliest.has }),
    },
    implied: tokens.filter(
      // No type for frizz is a cream: what is for it is meant.
      (token) =>
        nouns.includes(token) ||
        (!isOfNoun && nounOf(token) !== undefined) ||
        CONCERN_WORDS.has(token.concept?.names[0] ?? token.text),
    ),
  }
}

/** True for a word beside a concern that says no more than it does: the "anti" of "anti acne face wash". */
export const isOfConcern = ({ text }: Token, ...beside: readonly (Token | undefined)[]) =>
  TREATING_WORDS.has(text) && beside.some((token) => token?.concept?.kind === 'concern')

/** The care of what was typed alone, where the shop sells it: "skin" is skin care. */
function careOf(names: Names, tokens: readonly Token[]): Care | undefined {
  const [token, ...others] = tokens.filter(({ isNoise }) => isNoise !== true)
  if (token === undefined || others.length > 0 || token.lacks !== undefined) return undefined
  const texts = [token.text, token.concept?.names[0] ?? token.text].map((text) => `${text} care`)
  const text = texts.find((one) => names.lexicon.find(one) !== undefined)
  const concept = text === undefined ? undefined : names.lexicon.find(text)
  const isSold = [...names.types.sold].some((sold) => concept !== undefined && isWithin(sold, concept))
  // An eye cream is not all that there is for eyes.
  if (text === undefined || concept?.kind !== 'type' || concept.parent !== undefined || !isSold)
    return undefined
  const type = typeTerm(names, { text, concept })
  return type && { type, implied: [token], isOfNoun: false, isOfForm: false }
}

/** A department that was typed alone: "fashion" is clothes, shoes, jewellery and bags. Their categories suffice: names of all types would be too much for OpenSearch. */
function departmentOf({ types }: Names, tokens: readonly Token[]): Care | undefined {
  const [token, ...others] = tokens.filter(({ isNoise }) => isNoise !== true)
  const families = DEPARTMENTS.get(token?.concept?.names[0])
  if (token === undefined || families === undefined || others.length > 0) return undefined
  const none = anyOf([])
  const type: TypeTerm = {
    kind: 'type',
    text: token.text,
    own: [],
    has: anyOf(families.map((family) => types.ofFamily(family))),
    typed: none,
    named: none,
    called: none,
    kinds: undefined,
    mentioned: undefined,
    titledBeside: undefined,
    otherwise: undefined,
    held: undefined,
    serving: undefined,
    near: [],
    brand: undefined,
    isNarrowing: false,
    isElsewhere: false,
  }
  return { type, implied: [token], isOfNoun: false, isOfForm: false }
}

/** The noun that names no type by itself: "oil" for "tel". */
export const nounOf = ({ text, concept }: Token) =>
  [...numberForms(text), concept?.names[0] ?? ''].find((form) => NOUNS.has(form))

/** Parts of a title that call what is of no type of the noun by it: a massage oil for babies is an oil, and a spray conditioner a spray. */
const CALLED_IN: Readonly<Record<string, Parts>> = {
  oil: 'A',
  spray: 'AB',
  powder: 'A',
  balm: 'A',
  gel: 'A',
  cream: 'A',
}

/** All types of a noun that ends a search without a type, and what else is called by it. */
function typeOfNoun(names: Names, tokens: readonly Token[]): Care | undefined {
  const noun = tokens.findLast(({ isNoise, lacks }) => isNoise !== true && lacks === undefined)
  const text = noun && nounOf(noun)
  // Clothes are cream, too.
  if (text === undefined || noun === undefined || (tokens.length === 1 && text !== 'oil')) return undefined
  // A retinol cream is none for the feet.
  const isForFace = text === 'cream' && tokens.some(isActive)
  const terms = names.lexicon
    .typesEndingWith(text)
    .filter((concept) => !isForFace || rootType(concept).names[0] === 'skin care')
    .flatMap((concept) => typeTerm(names, { text: concept.names[0] ?? '', concept }) ?? [])
  if (terms.length === 0) return undefined
  const type = joined(terms)
  const parts = isForFace ? undefined : CALLED_IN[text]
  const own = [{ words: [text] }]
  // Where a category says nothing, an ingredient may end the title: "antifungal cream clotrimazole".
  const called = parts && [
    all(hasAny(own, parts), notWorn(names)),
    // Capsules of an oil are none.
    ...(text === 'oil' ? [] : [all(names.types.ofFamily('unknown') ?? anyOf([]), hasAny(own, 'AB'))]),
  ]
  return {
    type: { ...type, text, has: anyOf([type.has, ...(called ?? [])]) },
    implied: [noun],
    isOfNoun: true,
    isOfForm: true,
  }
}

/** True for a noun that is short for types of a concern beside it: the "serum" of "hair fall serum" is no face serum. */
export function isNounOfCare(
  { lexicon }: Names,
  { text, concept: type }: Token,
  tokens: readonly Token[],
): boolean {
  const meant = type === undefined ? [] : lexicon.typesOf(text, type)
  const concerned = tokens.flatMap(({ concept }) => concept?.care?.types ?? [])
  const isMeant = (name: string) => {
    const treating = lexicon.find(name)
    return (
      treating !== undefined &&
      (meant.includes(treating) || treating.names.some((other) => endsWith(other, text)))
    )
  }
  return meant.length > 1 && concerned.some(isMeant)
}

const endsWith = (name: string, noun: string) => numberForms(noun).some((form) => name.endsWith(` ${form}`))

/** Other types that a short noun of these may mean: a "serum" for skin is no scalp serum. */
function typesOfSameNoun({ lexicon }: Names, types: readonly Concept[]): Concept[] {
  const same = types.flatMap((type) => type.names.flatMap((name) => lexicon.typesOf(name, type)))
  return [...new Set(same)].filter((one) => !types.some((type) => isWithin(one, type) || isWithin(type, one)))
}

/** A tan is a concern where nothing else is named, or a type for it, and otherwise a colour. */
export function withConcerns({ lexicon }: Names, head: Token | undefined, tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    const concern = token.concept?.kind === 'colour' ? lexicon.concernOf(token.text) : undefined
    const isFor = tokens.length === 1 || isForConcern(concern, head?.concept)
    return concern !== undefined && isFor ? { ...token, concept: concern } : token
  })
}
