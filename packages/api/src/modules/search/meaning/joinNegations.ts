import { ADJECTIVES } from './attributes.data.ts'
import { isDevanagari } from './transliterate.ts'
import { isWithin } from './Concept.ts'
import type { Token } from './readTokens.ts'
import { isSubstance } from './substances.ts'

const phrases = (text: string) => text.split(', ').map((phrase) => phrase.split(' '))

/** Words before something that a product should not have, and after it. Products say some of them of themselves: "free from paraben". */
const CLAIMED_BEFORE = phrases(
  'free from, free of, without leaving, without, leaves no, no, non, zero, bina, binaa, does not leave, doesnt leave, doesn t leave, not leave, does not contain, doesnt contain, doesn t contain, not contain, contains no, does not have, doesnt have, doesn t have, has no',
)
const CLAIMED_AFTER = phrases('free, mukt, rahit, ke bina, के binaa')
const BEFORE = phrases(
  'do not want, dont want, don t want, do not need, other than, apart from, anything but, but not, but no, except for, except, excluding, not, minus, avoid',
)
const AFTER = phrases(
  'alawa, alava, alaavaa, ilawa, siva, siwa, sivaa, chhodkar, chodkar, chhodakar, chhod kar, na ho, na kare, na karein, na kre, na lage, na bane, na rahe, nahi, nahin, naheen, nhi',
)
/** Words between a negation and the thing: "not in red", "without any red". */
const BETWEEN: ReadonlySet<string> = new Set(
  'any a an the in of with for from by too very so wala wali'.split(' '),
)
/** Words that join things with one negation: "no red or pink". */
const JOINING: ReadonlySet<string> = new Set('and or nor aur ya'.split(' '))
/** Words after which "not" excludes nothing: what "does not smudge", and a lipstick called Smudge Me Not. */
const VERBS: ReadonlySet<string> = new Set(['does', 'do', 'doesn', 'doesnt', 'will', 'wont', 'me'])
/** Words between a thing and a negation: "red rang ke alawa". */
const PARTICLES: ReadonlySet<string> = new Set([
  'ke',
  'ko',
  'liye',
  'के',
  'को',
  'लिए',
  'rang',
  'colour',
  'color',
  'rng',
])

/** Words that alone exclude something. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  [...CLAIMED_BEFORE, ...BEFORE, ...AFTER].flatMap((words) => (words.length === 1 ? words : [])),
)

/** Those that stand before it. */
export const NEGATIONS_BEFORE: ReadonlySet<string> = new Set(
  [...CLAIMED_BEFORE, ...BEFORE].flatMap((words) => (words.length === 1 ? words : [])),
)

/** "Without sulphate" and "sulphate free" are one quality, however a product says so; "not red" leaves out what is red. */
export function joinNegations(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const found = negationAt(tokens.slice(at))
    // "Does not smudge" is what products say of themselves.
    const isSaid = VERBS.has(tokens[at - 1]?.text ?? '')
    const turned = found === undefined ? undefined : turnedAround(joined.at(-1), found)
    const isNone = isSaid || (turned === undefined && found !== undefined && lacksAll(tokens, found))
    const negation = isNone ? undefined : found
    if (negation !== undefined && turned !== undefined) joined.pop()
    joined.push(...((negation && turned) ?? negation?.tokens ?? tokens.slice(at, at + 1)))
    at += negation?.count ?? 1
  }
  return joined
}

/** "Sleeveless kurti nahi" is a kurti, and not sleeveless. */
function turnedAround(quality: Token | undefined, { isAfter, tokens }: Negation): Token[] | undefined {
  const [lacked] = tokens
  const type = lacked?.lacks
  const isOfType = quality?.concept?.kind === 'colour' || quality?.concept?.kind === 'quality'
  if (isAfter !== true || !isOfType || tokens.length > 1 || type === undefined || !isType(type))
    return undefined
  return [{ text: quality.text, lacks: quality, isClaim: false }, type]
}

/** True for what is searched for, which is not excluded: "no saree", "no makeup look foundation". */
function lacksAll(tokens: readonly Token[], negation: Negation): boolean {
  const lacked = negation.tokens.flatMap(({ lacks }) => lacks ?? []).filter(isType)
  const others = tokens.filter((token) => token.isNoise !== true && !lacked.includes(token))
  // Another name of the type is narrower than the type: "dress not bodycon".
  const isAbove = ({ concept: above, text }: Token) =>
    others.some(
      ({ concept }) =>
        concept !== undefined &&
        above !== undefined &&
        isWithin(concept, above) &&
        (concept !== above || text === concept.names[0]),
    )
  return lacked.length > 0 && (others.length === 0 || lacked.some(isAbove))
}

const isType = ({ concept }: Token) => concept?.kind === 'type'

interface Negation {
  count: number
  tokens: Token[]
  /** True where the negation stands after the thing, and is no claim: "red nahi". */
  isAfter?: boolean
}

function negationAt(tokens: readonly Token[]): Negation | undefined {
  return negationBefore(tokens) ?? negationAfter(tokens)
}

/** "Without red or pink": every thing has a token, and the first one has the words before it. */
function negationBefore(tokens: readonly Token[]): Negation | undefined {
  const claimed = startOf(tokens, CLAIMED_BEFORE)
  const start = startOf(tokens, BEFORE) ?? claimed
  if (start === undefined) return undefined
  const between = tokens.slice(start).findIndex(({ text }) => !BETWEEN.has(text))
  const at = start + Math.max(0, between)
  const whole = wholeThing(tokens.slice(at))
  const things = whole === undefined ? thingsFrom(tokens.slice(at)) : [whole]
  const last = things.at(-1)
  if (last === undefined) return undefined
  return {
    count: at + last.to,
    tokens: things.map(({ from, to, thing }, index) => ({
      text: textOf(tokens.slice(index === 0 ? 0 : at + from, at + to)),
      lacks: thing,
      isClaim: start === claimed && !ADJECTIVES.has(thing.concept?.names[0]),
    })),
  }
}

/** "Paraben and sulphate free", "red ke bina". */
function negationAfter(tokens: readonly Token[]): Negation | undefined {
  const things = thingsFrom(tokens)
  const last = things.at(-1)
  if (last === undefined) return undefined
  const rest = tokens.slice(last.to)
  const claimed = startOf(rest, CLAIMED_AFTER)
  const particles = Math.max(
    0,
    rest.findIndex(({ text }) => !PARTICLES.has(text)),
  )
  const end = claimed ?? startOf(rest.slice(particles), AFTER)
  if (end === undefined) return undefined
  // "Rozana free shipping" is of Rozana.
  if (claimed !== undefined && things.some(({ thing }) => isNamed(thing))) return undefined
  if (claimed !== undefined && ['from', 'of'].includes(rest[claimed]?.text ?? '')) return undefined
  const count = last.to + end + (claimed === undefined ? particles : 0)
  return {
    count,
    isAfter: claimed === undefined,
    tokens: things.map(({ from, thing }, index) => ({
      text:
        claimed === undefined || things.length === 1
          ? textOf(tokens.slice(from, things[index + 1]?.from ?? count))
          : `${thing.text} free`,
      lacks: thing,
      isClaim: claimed !== undefined,
      isJoined: claimed !== undefined && things.length > 1,
    })),
  }
}

/** Length of the first of the phrases that the tokens start with. */
function startOf(tokens: readonly Token[], starts: readonly (readonly string[])[]): number | undefined {
  const phrase = starts.find((words) => words.every((word, index) => tokens[index]?.text === word))
  return phrase?.length
}

/** A colour before a word without a meaning of its own is a part of its name: "without white cast". */
function wholeThing([colour, named]: readonly Token[]): Thing | undefined {
  if (colour?.concept?.kind !== 'colour' || named === undefined || !isThing(named)) return undefined
  const meaning = named.concept ?? named.brand ?? named.otherBrand ?? named.lacks
  if (meaning !== undefined || JOINING.has(named.text) || PARTICLES.has(named.text)) return undefined
  return { from: 0, to: 2, thing: { text: `${colour.text} ${named.text}` } }
}

interface Thing {
  from: number
  to: number
  thing: Token
}

/** Things of one kind that words such as "or" join, from the first token. */
function thingsFrom(tokens: readonly Token[]): Thing[] {
  const first = thingAt(tokens, 0)
  if (first === undefined) return []
  const things = [first]
  for (let at = first.to; JOINING.has(tokens[at]?.text ?? '');) {
    const next = thingAt(tokens, at + 1)
    if (next === undefined || !isAlike(next.thing, first.thing)) break
    things.push(next)
    at = next.to
  }
  return things
}

/** The thing that a token is, or a substance of two words, such as palm oil. */
function thingAt(tokens: readonly Token[], from: number): Thing | undefined {
  const [thing, next] = tokens.slice(from)
  if (thing === undefined || !isThing(thing)) return undefined
  const both = { text: `${thing.text} ${next?.text}` }
  return isSubstance(both) ? { from, to: from + 2, thing: both } : { from, to: from + 1, thing }
}

/** Shops have words such as sulphate in several spellings, and of paraben there is one. */
const isAlike = (one: Token, other: Token) =>
  one.concept?.kind === other.concept?.kind || (isSubstance(one) && isSubstance(other))

const textOf = (tokens: readonly Token[]) => tokens.map(({ text }) => text).join(' ')

const isNamed = ({ brand, concept }: Token) => brand !== undefined || concept?.kind === 'audience'

function isThing({ text, isNoise }: Token): boolean {
  const isNegation = [...CLAIMED_AFTER, ...BEFORE].some((words) => words.length === 1 && words[0] === text)
  return isNoise !== true && !/^\d/.test(text) && !isNegation && !isDevanagari(text)
}
