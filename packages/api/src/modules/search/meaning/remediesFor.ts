import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, type Condition } from '../Condition.ts'
import { careFor, nounOf } from './careFor.ts'
import { isIngredient } from './beautyWith.ts'
import { isForConcern, rootType, type Concept } from './Concept.ts'
import { MADE_OF, OTHERWISE_TITLED } from './concerns.data.ts'
import { isPlain } from './isPlain.ts'
import { toPhrases, type Remedies } from './Meaning.ts'
import { outsideBrands } from './outsideBrands.ts'
import type { Token } from './readTokens.ts'
import { wordTerm } from './wordTerm.ts'

/** A type with so few products for a concern is followed by others for it. */
const FEW = 3

/** Kinds of goods that are worn, whatever the skin needs: who looks for a blush wants no body oil for dry skin. */
const TREATS_NOTHING: ReadonlySet<string | undefined> = new Set(['makeup', 'fragrance'])

/**
 * Products for a concern that is named beside a type. They follow few products of a type for it, and of another type only where none says that it is
 * for it: "foundation for oily skin" is no face wash. They always follow a noun: a serum is against dark spots, too, after the creams.
 */
export function remediesFor(
  names: Names,
  head: Token | undefined,
  tokens: readonly Token[],
): Remedies | undefined {
  const wider = head?.concept?.parent
  if (wider?.parent === undefined && head !== undefined) return remediesForConcern(names, head, tokens)
  return remediesForConcern(names, head, tokens) ?? withIngredient(names, wider, tokens)
}

/** Where no oil is called by argan, a shampoo with it comes before other oils, and where no attar has oud, another perfume with it. */
function withIngredient(
  names: Names,
  wider: Concept | undefined,
  tokens: readonly Token[],
): Remedies | undefined {
  const ofOthers = wider === undefined ? names.types.ofFamily('care') : names.types.has(wider)
  const isThing = ({ concept, isNoise, lacks }: Token) =>
    isNoise !== true && lacks === undefined && (concept === undefined || concept.kind === 'quality')
  const words = tokens.filter(
    (token) =>
      isThing(token) &&
      nounOf(token) === undefined &&
      (wider === undefined || isIngredient(token.text, token.concept)),
  )
  const own = words.map((token) => wordTerm(names, token, undefined).own)
  const sure = all(...own.map((some) => hasAny(outsideBrands(names.brandWords, some), 'AB')))
  const called = all(ofOthers, sure)
  const forConcern = all(...own.map((some) => hasAny(some, 'ABCD')))
  return words.length > 0 && sure && called && forConcern
    ? { has: called, called, forConcern, sure, enough: 1 }
    : undefined
}

/** Products that are called by a name of a concern. */
function titledFor(concern: Concept | undefined): Condition {
  const called = hasAny(toPhrases(concern?.names ?? []), 'AB')
  const others = OTHERWISE_TITLED.get(concern?.names[0])
  return (others && all(called, not(hasAny(toPhrases(others), 'AB')))) ?? called
}

function remediesForConcern(
  names: Names,
  head: Token | undefined,
  tokens: readonly Token[],
): Remedies | undefined {
  const concerns = tokens.filter(
    ({ concept }) => concept?.kind === 'concern' && !MADE_OF.has(concept.names[0]),
  )
  const isFor = concerns.filter(({ concept }) => head === undefined || isForConcern(concept, head.concept))
  const isMixed = isFor.length > 0 && isFor.length < concerns.length
  const isOther = isFor.length === 0 && TREATS_NOTHING.has(head?.concept && rootType(head.concept).names[0])
  if (concerns.length === 0 || isMixed || isOther || isPlain(head)) return undefined
  const terms = concerns.map((token) => wordTerm(names, token, head))
  const forConcern = all(...terms.map(({ has }) => has))
  const sure = all(...terms.map((term) => term.sure ?? term.has))
  const called = all(...concerns.map(({ concept }) => titledFor(concept)))
  const has = all(careFor(names, concerns)?.type.has, forConcern)
  const enough = head === undefined ? undefined : isFor.length > 0 ? FEW : 1
  return forConcern && sure && has && called && { has, called, forConcern, sure, enough }
}
