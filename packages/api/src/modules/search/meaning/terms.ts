import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, type Condition } from '../Condition.ts'
import { CLEAR_SIGNS, EVENTS, FORMS, SKIN_WORDS, SKIN_DEPTHS, type SkinDepth } from './attributes.data.ts'
import { beautyWith, havingIngredient } from './beautyWith.ts'
import { colourConditions } from './colourTerm.ts'
import { claimTerm } from './excludingTerm.ts'
import { isPlain } from './isPlain.ts'
import { namesOfKinds, typesAbove, type Concept } from './Concept.ts'
import { toPhrase, toPhrases, type Phrase, type Term, type TypeTerm } from './Meaning.ts'
import { occasionOf } from './occasions.ts'
import { panOf } from './palettes.ts'
import { ALSO_TYPES, NEAR_TYPES } from './productTypes.data.ts'
import { outsideBrands } from './outsideBrands.ts'
import type { Token } from './readTokens.ts'
import { isSmallPack, smallPackTerm } from './smallPack.ts'
import { SAID_AS } from './stated.data.ts'
import { statesAnother, statesIt, suiting } from './suiting.ts'
import { anyOf } from './TypeConditions.ts'

export function typeTerm(names: Names, token: Token): TypeTerm | undefined {
  const { types, lexicon, vocabulary } = names
  const { text, concept, brand } = token
  if (concept === undefined) return undefined
  const meant = lexicon.typesOf(text, concept)
  // A name that no product has stands for the first one: "deo".
  const isUsed = text.split(' ').some((word) => vocabulary.has(word))
  const typed = isUsed ? text : (concept.names[0] ?? text)
  const kinds = meant.map((one) => types.kinds(one)).filter((one) => one !== undefined)
  const also = (ALSO_TYPES[concept.names[0] ?? ''] ?? []).flatMap((name) => lexicon.find(name) ?? [])
  const packed = packedAs(types.has(concept), concept, typed)
  return {
    kind: 'type',
    text,
    own: [toPhrase(text)],
    has: anyOf([
      ...meant.map((one) => (meant.length > 1 ? calledByNoun(types, one, text) : types.has(one))),
      ...also.map((one) => types.has(one)),
    ]),
    typed: anyOf([
      ...meant.flatMap((one) => [types.named(one, [typed]), ...ofTypedNoun({ types, lexicon }, one, typed)]),
      packed,
    ]),
    named: anyOf([...meant.map((one) => types.named(one, [...one.names, ...namesOfKinds(one)])), packed]),
    kinds: kinds.length > 0 ? anyOf(kinds) : undefined,
    // Of the types that a noun is short for, the one that it is another name of is likeliest: "serum" is a face serum.
    ...(meant.length > 1
      ? { exact: types.named(concept, concept.names.slice(0, 1)) }
      : { calledAs: calledAs(concept, text) }),
    mentioned: types.mentioned(concept),
    held: isPlain(token) ? undefined : hasAny(toPhrases([text, ...concept.names]), 'ABCD'),
    serving: types.serving(concept),
    // A shade called Laung is of the clove, and of no nose pin.
    called: types.variants(concept, [text, ...concept.names.slice(0, 1)]),
    isElsewhere: concept.isElsewhere === true,
    near: [
      ...nearTypes(concept).map((name) => nearTerm(names, name, concept)),
      { has: types.beside(concept), name: undefined },
      ...typesAbove(concept).map((above) => ({ has: types.has(above), name: above.names[0] })),
    ].flatMap(({ has, name }) => (has === undefined ? [] : [{ has, name }])),
    brand,
    isNarrowing: false,
  }
}

/** Products of a type that a short noun means: a scalp tonic beside scalp serums is no serum. */
const calledByNoun = (types: Names['types'], type: Concept, noun: string): Condition =>
  all(
    types.has(type),
    anyOf([
      types.named(type, type.names.slice(0, 1)),
      hasAny(toPhrases([noun, ...namesOfKinds(type)]), 'AB'),
    ]),
  ) ?? types.has(type)

/** Products of a type whose title ends with what they come in, after a name of it: a blender jar is of sponges. */
function packedAs(has: Condition, { names }: Concept, typed: string): Condition {
  if (typed.includes(' ')) return anyOf([])
  const nouns = toPhrases(names.filter((name) => !name.includes(' ')))
  const packed = nouns.length === 0 ? undefined : all(has, hasAny(nouns, 'B'), hasAny(toPhrases(PACKS), 'A'))
  return packed ?? anyOf([])
}

const PACKS = ['jar', 'kit', 'duo', 'trio', 'pack', 'box', 'pair', 'combo']

/** What is offered for a type that the shop lacks, other than the type itself. */
function nearTerm(names: Names, text: string, lacked: Concept) {
  const near = text.split('/').flatMap((name) => names.lexicon.find(name) ?? [])
  const has = anyOf(near.filter((one) => one !== lacked).map((one) => nearOf(names, one)))
  return { has, name: near.length === 1 && near[0]?.kind === 'type' ? text : undefined }
}

/** Products for a concern, clothes that are called by a quality, or products of a type. */
function nearOf(names: Names, near: Concept): Condition | undefined {
  if (near.kind === 'concern') return careForConcern(names, near)
  if (near.kind !== 'quality') return names.types.has(near)
  return all(names.types.ofFamily('clothing'), hasAny(toPhrases(near.names), 'AB'))
}

/** Products for a concern that say so. */
function careForConcern(names: Names, concern: Concept): Condition | undefined {
  const treating = concern.care?.types.flatMap((name) => names.lexicon.find(name) ?? []) ?? []
  const { has } = wordTerm(names, { text: concern.names[0] ?? '', concept: concern }, undefined)
  return all(anyOf(treating.map((type) => names.types.has(type))), has)
}

/** Types and concerns of which a shop without the type offers products in its place. */
const nearTypes = (type: Concept): readonly string[] =>
  [type, ...typesAbove(type)].flatMap(({ names: [name = ''] }) => NEAR_TYPES[name] ?? [])

/** Products of a type whose titles have the typed noun, where the names of the type have several: of baby lotions and oils, the oils. */
function ofTypedNoun(
  { types, lexicon }: Pick<Names, 'types' | 'lexicon'>,
  type: Concept,
  text: string,
): Condition[] {
  const nouns = type.names.filter((name) => name.includes(' ')).map(lastWord)
  if (!text.includes(' ') || new Set(nouns).size < 2) return []
  const noun = lastWord(text)
  const meant = lexicon.find(noun)
  const called = toPhrases(meant?.kind === 'quality' ? [noun, ...meant.names] : [noun])
  return [all(types.has(type), hasAny(called, 'A')) ?? types.has(type)]
}

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

/** Of the products of a type without kinds, those that are called by all words of another name: of dresses, what is called bodycon. */
const calledAs = ({ names: [name], children }: Concept, text: string) =>
  text === name || children.length > 0
    ? undefined
    : all(...text.split(' ').map((word) => hasAny([{ words: [word] }], 'AB')))

export function brandTerm(tokens: readonly Token[]): Term | undefined {
  const [first] = tokens
  if (first === undefined) return undefined
  const own = tokens.map(({ brand }) => ({ words: [brand?.word ?? ''] }))
  return {
    kind: 'brand',
    text: tokens.map(({ brand, text }) => brand?.name ?? text).join(', '),
    own,
    has: hasAny(own, 'AB'),
    brand: {
      name: first.brand?.name ?? '',
      word: first.brand?.word ?? '',
      ids: tokens.flatMap(({ brand }) => brand?.ids ?? []),
    },
    isNarrowing: false,
  }
}

/** Another name of the product type narrows it only as it was typed: "maxi" of "maxi dress". */
export function wordTerm(names: Names, token: Token, head: Token | undefined): Term {
  const { vocabulary, brandWords } = names
  const { text, correctionOf, concept, brand, otherBrand, isPrefix = false, lacks } = token
  if (lacks !== undefined) return claimTerm(token, lacks)
  if (isSmallPack(token, head)) return smallPackTerm(names, token, head)
  const spelt: Phrase = { ...toPhrase(text), isPrefix }
  const isKind = concept?.kind === 'type' && isRelated(concept, head?.concept)
  const isForm = FORMS.has(concept?.names[0])
  const isNoun = isForm || (concept?.kind === 'type' && !isKind)
  const others = isKind
    ? []
    : toPhrases([
        ...(concept?.names ?? []),
        ...(isPlain(head) ? (CLEAR_SIGNS.get(concept?.names[0]) ?? []) : []),
        ...(brand === undefined ? [] : [brand.word]),
      ])
  const isUsed = spelt.words.every((word) => vocabulary.has(word))
  const called = isUsed ? spelt : toPhrase(concept?.names[0] ?? text) // laal is red
  const own = isKind ? [called] : [spelt, ...others]
  const isConcern = concept?.kind === 'concern'
  // Descriptions name a concern in passing, and the type that was named beside it has few that do.
  const named =
    isConcern &&
    anyOf([hasAny(toPhrases(concept.names), head === undefined ? 'ABC' : 'ABCD'), statesIt(concept)])
  const exact = named || (others.length > 1 && !isNoun ? hasAny([called], 'ABC') : undefined)
  const skinDepth = skinDepthOf(concept)
  // A kind of its own is lacking where no product is one: "cargo pants". Another name of the type is not.
  const isOfItself = isKind && concept.parent !== head?.concept
  // Types that are for a concern need not say so.
  const isNarrowing = isOfItself || (isConcern && head === undefined)
  const beauty = head === undefined ? beautyWith(names, token, own) : []
  const having = head === undefined ? havingIngredient(names, token, own) : undefined
  const isEvent = EVENTS.has(text)
  const occasion = occasionOf(text, concept?.names[0])
  const term = {
    text,
    correctionOf,
    own,
    exact,
    brand,
    otherBrand,
    isNarrowing,
    isForm,
    isEvent,
    occasion: head === undefined ? occasion : undefined,
    beauty,
    having,
  }
  if (concept?.kind === 'colour') {
    const pans = panOf(names, concept, head)
    const { has, filtered, ...surely } = colourConditions(names, own, concept.names, head)
    return {
      ...term,
      kind: 'colour',
      name: concept.names[0],
      has: anyOf([has, pans]),
      filtered: anyOf([filtered, pans]),
      ...surely,
    }
  }
  // The brand Noor & Neem has no neem in everything.
  const phrases = isConcern ? outsideBrands(brandWords, own) : own
  const signs = isPlain(head) ? (occasion?.signs ?? []) : (SAID_AS.get(concept?.names[0]) ?? [])
  const said = anyOf([
    hasAny([...phrases, ...toPhrases(signs)], 'ABCD'),
    ...suiting(brandWords, concept, head?.concept),
  ])
  // A bra of which the padding is "None" is not padded. Other names are too many for an engine.
  const denials = [text, concept?.names[0] ?? text].flatMap((name) => [
    `${name} value none`,
    `${name} value no`,
  ])
  const denied = isPlain(head) && !isNoun ? hasAny(toPhrases(denials), 'ABCD') : undefined
  const has =
    all(said, ...[statesAnother(concept), denied].flatMap((other) => (other ? not(other) : []))) ?? said
  return { ...term, kind: isNoun ? 'type' : 'word', has, skinDepth }
}

const DEPTHS = Object.keys(SKIN_DEPTHS) as SkinDepth[]
/** Depth of skin that a concept is called by, such as "dark skin". */
const skinDepthOf = (concept: Concept | undefined) =>
  DEPTHS.find((depth) => concept?.names[0] === `${depth} ${SKIN_WORDS[0]}`)

function isRelated(one: Concept, other: Concept | undefined): boolean {
  return other !== undefined && (one === other || one.parent === other || one === other.parent)
}

export const isNumber = (text: string) => /^\d{2,5}$/.test(text)

/** True for a number that counts nothing: "kurta 999", and not "12 hours". */
export const isBare = ({ text }: Token, next: Token | undefined) =>
  isNumber(text) && (next === undefined || next.isNoise === true || next.concept?.kind === 'type')

/** An amount of a product, such as 30 of "30 ml". The numbers of a description count other things. */
export function amountTerm({ text }: Token): Term {
  const own = [toPhrase(text)]
  return {
    kind: 'word',
    text,
    own,
    has: hasAny(own, 'ABC'),
    brand: undefined,
    isNarrowing: false,
    isAmount: true,
  }
}
