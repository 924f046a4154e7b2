import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, type Condition } from '../Condition.ts'
import { CLEAR_SIGNS, EVENTS, FORMS, SKIN_WORDS, SKIN_DEPTHS, type SkinDepth } from './attributes.data.ts'
import { beautyWith, havingIngredient, isIngredient } from './beautyWith.ts'
import { colourConditions } from './colourTerm.ts'
import { claimTerm } from './excludingTerm.ts'
import { isPlain } from './isPlain.ts'
import type { Concept } from './Concept.ts'
import { toPhrase, toPhrases, type Phrase, type Term } from './Meaning.ts'
import { occasionOf } from './occasions.ts'
import { hasLength } from './lengths.ts'
import { panOf } from './palettes.ts'
import { outsideBrands } from './outsideBrands.ts'
import { phrasesOfBrand } from './phrasesOfBrand.ts'
import type { Token } from './readTokens.ts'
import { isSmallPack, smallPackTerm } from './smallPack.ts'
import { SAID_AS } from './stated.data.ts'
import { surelyFor, saysConcern, statesAnother, suiting } from './suiting.ts'
import { anyOf } from './TypeConditions.ts'

/** What descriptions say in another sense: a kajal sets. */
const IN_PASSING: ReadonlySet<string | undefined> = new Set(['set'])

/** Another name of the product type narrows it only as it was typed: "maxi" of "maxi dress". */
export function wordTerm(names: Names, token: Token, head: Token | undefined): Term {
  const { vocabulary, brandWords } = names
  const { text, correctionOf, concept, brand, otherBrand, isPrefix = false, lacks } = token
  if (lacks !== undefined) return claimTerm(token, lacks, head)
  if (isSmallPack(token, head)) return smallPackTerm(names, token, head)
  const spelt: Phrase = { ...toPhrase(text), isPrefix }
  const isKind = concept?.kind === 'type' && isRelated(concept, head?.concept)
  const isForm = FORMS.has(concept?.names[0])
  const isNoun = isForm || (concept?.kind === 'type' && !isKind)
  const others = isKind
    ? []
    : [
        ...toPhrases([
          ...(concept?.names ?? []),
          ...(isPlain(head) ? (CLEAR_SIGNS.get(concept?.names[0]) ?? []) : []),
        ]),
        ...(brand === undefined ? [] : phrasesOfBrand(brand)),
      ]
  const isUsed = spelt.words.every((word) => vocabulary.has(word))
  const usual = isUsed ? spelt : toPhrase(concept?.names[0] ?? text) // laal is red
  const own = isKind ? [usual] : [spelt, ...others]
  const isConcern = concept?.kind === 'concern'
  // Descriptions name a concern in passing, and the type that was named beside it has few that do.
  const named = isConcern && saysConcern(concept, head === undefined ? 'ABC' : 'ABCD')
  const exact = named || (others.length > 1 && !isNoun ? hasAny([usual], 'ABC') : undefined)
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
  const length = hasLength(concept, head?.concept)
  if (length !== undefined) return { ...term, kind: 'word', has: length }
  const signs = isPlain(head) ? (occasion?.signs ?? []) : (SAID_AS.get(concept?.names[0]) ?? [])
  // The brand Noor & Neem has no neem in everything.
  const called = isConcern
    ? saysConcern(concept, 'ABCD', outsideBrands(brandWords, own))
    : hasAny([...own, ...toPhrases(signs)], IN_PASSING.has(concept?.names[0]) ? 'ABC' : 'ABCD')
  const said = anyOf([called, ...suiting(brandWords, concept, head?.concept)])
  // A bra of which the padding is "None" is not padded. Other names are too many for an engine.
  const denials = [text, concept?.names[0] ?? text].flatMap((name) => [
    `${name} value none`,
    `${name} value no`,
    `non ${name}`,
  ])
  const denied = isPlain(head) && !isNoun ? hasAny(toPhrases(denials), 'ABCD') : undefined
  const otherwise = [statesAnother(concept), denied, substituteOf(token, head)]
  const has = all(said, ...otherwise.flatMap((other) => (other ? not(other) : []))) ?? said
  const sure = isConcern ? surelyFor(brandWords, concept) : undefined
  return { ...term, kind: isNoun ? 'type' : 'word', has, sure, skinDepth }
}

const DEPTHS = Object.keys(SKIN_DEPTHS) as SkinDepth[]
/** Depth of skin that a concept is called by, such as "dark skin". */
const skinDepthOf = (concept: Concept | undefined) =>
  DEPTHS.find((depth) => concept?.names[0] === `${depth} ${SKIN_WORDS[0]}`)

/** What looks like a material. */
const IMITATIONS: ReadonlyMap<string | undefined, readonly string[]> = new Map([
  [
    'leather',
    'vegan leather, faux leather, pu leather, synthetic leather, leatherette, leather look'.split(', '),
  ],
])

/** What names a material or an ingredient and has another in its place: "a gentle retinol alternative". */
function substituteOf({ text, concept }: Token, head: Token | undefined): Condition | undefined {
  const imitation = IMITATIONS.get(concept?.names[0])
  if (isPlain(head) && imitation !== undefined) return hasAny(toPhrases(imitation), 'ABCD')
  if (isPlain(head) || (concept !== undefined && !isIngredient(text, concept))) return undefined
  const instead = toPhrases([
    `${text} alternative`,
    `alternative to ${text}`,
    `${text} free`,
    `without ${text}`,
  ])
  return { is: 'all', of: [hasAny(instead, 'ABCD'), not(hasAny([toPhrase(text)], 'AB'))] }
}

function isRelated(one: Concept, other: Concept | undefined): boolean {
  return other !== undefined && (one === other || one.parent === other || one === other.parent)
}
