import { hasAny } from '../Condition.ts'
import { typesAbove, type Concept } from './Concept.ts'
import { AND } from './headOf.ts'
import { heldIn } from './heldIn.ts'
import { isPlain } from './isPlain.ts'
import { toPhrases, type Term } from './Meaning.ts'
import { OCCASIONS, occasionOf } from './occasions.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

/** A type that a search names beside its own: the lehenga of "jewellery for red lehenga". */
export interface Companion {
  token: Token
  /** Its colour and qualities, which the product itself need not have. */
  described: readonly Token[]
  /** True for what the product comes with: "kurta with dupatta". */
  isHeld: boolean
}

/** "Laal lehenga ke saath jewellery" */
const AFTER: ReadonlySet<string> = new Set(['saath', 'sath', 'साथ', 'liye', 'लिए', 'par', 'पर'])
const FOR: ReadonlySet<string | undefined> = new Set(['for', 'match', 'matching'])
/** "Bag to go with gown" */
const BESIDE: ReadonlySet<string> = new Set('go goes match matches matching wear worn pair style'.split(' '))
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'my'])

/** Types that a preposition joins to the head, before or after it. */
export function companionsOf(head: Token | undefined, tokens: readonly Token[]): Companion[] {
  return tokens.flatMap((token, at) => {
    if (head === undefined || token === head || token.concept?.kind !== 'type') return []
    const from = startOf(tokens, at)
    const before = tokens[from - 1]?.text
    if (!isPlain(head) || !isPlain(token))
      return before === 'for' ? [{ token, described: [], isHeld: false }] : []
    const isFirst = tokens.indexOf(head) > at
    const isAfter = isFirst && tokens.slice(at + 1, at + 3).some(({ text }) => AFTER.has(text))
    const isHeld = before === 'with' || (AND.has(before ?? '') && isWith(tokens, from))
    if (!isAfter && !FOR.has(before) && !isHeld) return []
    const described = tokens.slice(from, at).filter(({ isNoise }) => isNoise !== true)
    const isBeside = BESIDE.has(tokens[from - 2]?.text ?? '')
    return [{ token, described, isHeld: isHeld && !isBeside }]
  })
}

/** What is worn under clothes suits how these are cut: a bra for a backless blouse is called so. */
export const cutOf = (head: Token | undefined, { described, isHeld }: Companion): readonly Token[] =>
  !isHeld && head?.concept !== undefined && typesAbove(head.concept).some(isWornUnder)
    ? described.filter(({ concept }) => concept?.kind === 'quality')
    : []

const isWornUnder = ({ names: [name] }: Concept) => name === 'lingerie'

/** True for a part that "and" joins to another one after "with". */
const isWith = (tokens: readonly Token[], at: number) =>
  tokens.slice(0, at).some(({ text }) => text === 'with')

/** Position of the first word that describes the type. */
function startOf(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1]
  return before !== undefined && isDescribing(before) ? startOf(tokens, at - 1) : at
}

const isDescribing = ({ text, concept, brand, isNoise }: Token) =>
  ARTICLES.has(text) ||
  concept?.kind === 'colour' ||
  (concept?.kind === 'quality' && !OCCASIONS.has(concept.names[0])) ||
  (concept === undefined && brand === undefined && isNoise !== true && !/\d/.test(text))

/** What is worn to weddings, and with it what looks like one: kundan earrings for a lehenga. */
const DRESSY: ReadonlySet<string | undefined> = new Set(['lehenga', 'sharara', 'gharara', 'anarkali'])

/** What is called by its companion is for it, and what holds it comes with it. Nothing lacks what it is only worn with. */
export function companionTerm(term: Term, { token, isHeld }: Companion, head: Token | undefined): Term {
  if (term.kind !== 'type') return term
  const signs =
    isPlain(head) && DRESSY.has(token.concept?.names[0]) ? (occasionOf('bridal')?.signs ?? []) : []
  const called = hasAny([...term.own, ...toPhrases(signs)], 'AB')
  if (!isPlain(head) || !isPlain(token)) return { ...term, purpose: called }
  // More names are too many for an engine.
  return isHeld
    ? { ...term, purpose: anyOf([called, heldIn(term.own.slice(0, 2))]) }
    : { ...term, purpose: called, isNarrowing: true }
}
