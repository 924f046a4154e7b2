import type { Names } from '../CatalogueNames.ts'
import type { BrandName } from './BrandName.ts'
import { hindiForms } from '../foldText.ts'
import { NOUNS } from './attributes.data.ts'
import { isCommonWord } from './commonWords.ts'
import type { SpeltWords } from './correctWords.ts'
import { inOneWord } from './inOneWord.ts'
import { joinNegations } from './joinNegations.ts'
import { joinQualities } from './joinQualities.ts'
import { familyOf, type Concept } from './Concept.ts'
import { noise } from './Lexicon.ts'
import { findOtherBrand, type OtherBrand } from './OtherBrands.ts'

/** Word or phrase of a search with its possible meanings. */
export interface Token {
  text: string
  /** Typed text of which it is the correction. */
  correctionOf?: string
  concept?: Concept
  brand?: BrandName
  /** Well-known brand that the shop does not stock; the words may have another meaning. */
  otherBrand?: OtherBrand
  isPrefix?: boolean
  isNoise?: boolean
  /** What a product must not have. */
  lacks?: Token
  /** True where products say of themselves that they lack it: "sulphate free". */
  isClaim?: boolean
  /** True where several things have one "free", which none of them takes away alone. */
  isJoined?: boolean
}

export const PHRASE_MAX = 5

/** Splits words into the longest brands and concepts, and single words. */
export function readTokens(names: Names, { words, prefixAt }: SpeltWords): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    const next = words.slice(at, at + PHRASE_MAX).map(({ word }) => word)
    const phrase = hindiCompound(names, next) ?? turnedName(names, next) ?? longestPhrase(names, next)
    const token = phrase?.token ?? singleWord(names, words[at]?.word ?? '', at === prefixAt)
    const count = phrase?.count ?? 1
    const correctionOf = words[at]?.correctionOf
    const isCorrection =
      correctionOf !== undefined &&
      words.slice(at, at + count).every((spelt) => spelt.correctionOf === correctionOf)
    tokens.push(isCorrection ? { ...token, correctionOf } : token)
    at += count
  }
  return joinNegations(joinQualities(names, tokens))
}

/** "raat ki cream" is a night cream, "chehre ke liye serum" a face serum, and "baalon ka jhadna" hair fall. */
function hindiCompound(
  { lexicon }: Names,
  [first = '', ...rest]: readonly string[],
): { token: Token; count: number } | undefined {
  const genitive = GENITIVES.find((words) => words.every((word, index) => rest[index] === word))
  const noun = genitive && rest[genitive.length]
  const owner = lexicon.find(first)
  if (genitive === undefined || noun === undefined || owner === undefined) return undefined
  const thing = lexicon.find(noun)
  // Jhumkas of the ear are jhumkas.
  const isWorn = thing?.kind === 'type' && WORN.has(familyOf(thing)) && PARTS.has(owner.names[0])
  if (isWorn) return { count: 2 + genitive.length, token: { text: noun, concept: thing } }
  const nouns = [noun, thing?.names[0] ?? noun]
  const owners = [owner.names[0] ?? first, first, ...hindiForms(first)]
  for (const text of owners.flatMap((word) => nouns.map((other) => `${word} ${other}`))) {
    const concept = lexicon.find(text)
    if (concept?.kind === 'type' || concept?.kind === 'concern')
      return { count: 2 + genitive.length, token: { text, concept } }
  }
  return undefined
}

/** Families that are worn on a part of the body, and names of these parts. */
const WORN: ReadonlySet<string> = new Set(['jewellery', 'footwear'])
const PARTS: ReadonlySet<string | undefined> = new Set(['ear', 'nose', 'neck', 'hand', 'foot', 'leg'])

const GENITIVES: readonly (readonly string[])[] = [
  ['ke', 'liye'],
  ['के', 'लिए'],
  ...['ka', 'ke', 'ki', 'er', 'का', 'के', 'की'].map((word) => [word]),
]

/** "Cream for face" is a face cream, and "bag for school" a school bag. */
function turnedName(
  { lexicon }: Names,
  [noun = '', preposition, owner = '', next = '']: readonly string[],
): { token: Token; count: number } | undefined {
  const text = `${owner} ${noun}`
  // "Feeding mothers" are one thing.
  const isPartOfName = lexicon.find(`${owner} ${next}`) !== undefined
  const concept = preposition === 'for' && !isPartOfName ? lexicon.find(text) : undefined
  // A dress for the night is worn at a party.
  const isWorn = owner === 'night' && concept !== undefined && familyOf(concept) === 'clothing'
  return concept?.kind === 'type' && !isWorn ? { count: 3, token: { text, concept } } : undefined
}

/** A word of the catalogue may also be a rare spelling of a name, such as kaajal, or its beginning. */
function singleWord({ lexicon }: Names, text: string, isPrefix: boolean): Token {
  // "Free" sounds like frizz.
  const isItself = noise.has(text) || isCommonWord(text)
  // "Powder" is whole, and begins no powder brush.
  const heard =
    isPrefix && !NOUNS.has(text) ? lexicon.nameFrom(text) : isItself ? undefined : lexicon.nameBySound(text)
  const concept = heard === undefined ? undefined : lexicon.find(heard)
  return {
    text,
    isPrefix,
    isNoise: noise.has(text),
    ...(concept && { concept }),
  }
}

/** Type of a name in which words stand for others: "kurti palazzo set" is a kurta palazzo set. */
function ofUsualNames(lexicon: Names['lexicon'], words: readonly string[]): Concept | undefined {
  const usual = words.map((word) => lexicon.find(word)?.names[0] ?? word)
  // "Lehnga choli" is a lehenga choli, where "choli" alone is a blouse.
  return [usual, ...words.map((_, at) => words.map((word, index) => (index === at ? usual[index] : word)))]
    .map((some) => lexicon.find(some.join(' ')))
    .find((concept) => concept?.kind === 'type')
}

export function longestPhrase(
  { brands, lexicon }: Names,
  words: readonly string[],
): { token: Token; count: number } | undefined {
  for (let count = words.length; count > 0; count--) {
    const slice = words.slice(0, count)
    const text = slice.join(' ')
    const word = inOneWord(slice)
    const brand = brands.get(word)
    // "night gown" is a nightgown.
    const isSplit = count === 2 && !slice.some((part) => noise.has(part)) && lexicon.find(text) === undefined
    const whole = isSplit && lexicon.find(slice.join('')) !== undefined ? slice.join('') : text
    const meant = lexicon.find(whole) ?? (count > 1 ? ofUsualNames(lexicon, slice) : undefined)
    // "shade" names no shades, but "top" is a top.
    const isNoise = count === 1 && noise.has(text) && meant?.names.includes(text) !== true
    const concept = isNoise ? undefined : meant
    if (brand !== undefined)
      return {
        count,
        token: { text, brand, ...(count === 1 && concept && { concept }) },
      }
    // A letter at the end begins a word: "w" is no W for Woman yet.
    const isBegun = words.length === 1 && word.length === 1
    const otherBrand = isNoise || isBegun ? undefined : findOtherBrand(word)
    // "Sports bra" is a bra, and "sports" narrows it. A mask may be one for hair, and a face mask is not.
    const noun = slice.at(-1) ?? ''
    const isName =
      concept !== undefined &&
      // What a set comes with may be joined to more: "kurti with pants and dupatta".
      !slice.includes('with') &&
      (count === 1 ||
        concept.kind === 'quality' ||
        // Underarms alone are the same concern as dark ones.
        concept.kind === 'concern' ||
        // Baby pink is for no baby, and "blush pink" may be a blush.
        (concept.kind === 'colour' && lexicon.find(slice[0] ?? '')?.kind !== 'type') ||
        lexicon.find(noun) !== concept ||
        // "Eye liner" is one word written apart.
        lexicon.find(slice.join('')) === concept ||
        lexicon.typesOf(noun, concept).length > 1 ||
        // "Salwar suit" is a suit, and its salwar is no other thing.
        lexicon.find(slice.slice(0, -1).join(' '))?.kind === 'type')
    if (isName || otherBrand !== undefined)
      return {
        count,
        token: {
          text: isName ? whole : text,
          ...(isName && { concept }),
          ...(otherBrand && { otherBrand }),
        },
      }
  }
  return undefined
}
