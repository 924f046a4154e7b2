import { plainColourOfTone } from '#modules/products/tones.ts'
import type { Names } from '../CatalogueNames.ts'
import { typesAbove, type Concept } from './Concept.ts'
import type { Token } from './readTokens.ts'

/** What a number or a letter belongs to: descriptions have another 30, such as "30 ml", beside an SPF of 50. */
const NUMBERED: ReadonlySet<string> = new Set(['spf', 'vitamin'])

/** What a colour may belong to: an undertone is one of skin, and no colour of an eyeliner. */
const UNDERTONE = /^undertones?$/

/** What the colour before it is of: the shopper, and not what she looks for. */
const WEARERS: ReadonlySet<string> = new Set(['eyes', 'hair'])

const nameOf = ({ text, concept }: Token) => concept?.names[0] ?? text

/** Green of "bottle green", and maroon of "wine red". */
const plainColourOfBoth = (before: Token | undefined, { concept }: Token) =>
  before !== undefined && concept?.kind === 'colour'
    ? plainColourOfTone(before.text, concept.names[0] ?? '')
    : undefined

/** "SPF 30" and "vitamin C" are one quality. */
function isNumbered(before: Token | undefined, { text }: Token): boolean {
  return before !== undefined && NUMBERED.has(nameOf(before)) && /^(?:\d{1,3}|[a-z]\d{0,2})$/.test(text)
}

/** "Olive green" is one colour, and not the brand Olive; "daag dhabbe" are spots. */
export function joinQualities({ lexicon }: Pick<Names, 'lexicon'>, tokens: readonly Token[]): Token[] {
  return tokens.reduce<Token[]>((joined, token) => {
    const before = joined.at(-1)
    const { concept } = token
    if (before !== undefined && isNumbered(before, token))
      return [...joined.slice(0, -1), { text: `${nameOf(before)} ${token.text}` }]
    const colour = plainColourOfBoth(before, token)
    if (before !== undefined && colour !== undefined)
      return [...joined.slice(0, -1), { text: `${before.text} ${token.text}`, concept: lexicon.find(colour) }]
    if (before?.concept?.kind === 'colour' && UNDERTONE.test(token.text))
      return [...joined.slice(0, -1), { text: `${before.text} ${token.text}` }]
    // Eyeshadow for brown eyes is no brown one.
    if (before?.concept?.kind === 'colour' && WEARERS.has(token.text))
      return [...joined.slice(0, -1), { text: `${before.text} ${token.text}`, isNoise: true }]
    // Ageing skin is ageing.
    if (before?.concept?.kind === 'concern' && token.text === 'skin')
      return [...joined.slice(0, -1), { ...before, text: `${before.text} ${token.text}` }]
    // "Palazzo pants" are palazzos, and "jhumka earrings" jhumkas.
    if (before !== undefined && isBottoms(before) && PANTS.test(token.text)) return joined
    if (before?.concept && isWider(concept, before.concept) && !PANTS.test(token.text)) return joined
    // "SPF 50 PA+++" says no more than "SPF 50".
    if (before?.text.startsWith('spf ') === true && token.text === 'pa') return joined
    const isOne = JOINED_KINDS.has(concept?.kind) && before?.concept === concept
    if (before === undefined || concept === undefined || !isOne) return [...joined, token]
    return [...joined.slice(0, -1), { text: `${before.text} ${token.text}`, concept }]
  }, [])
}

const PANTS = /^(?:pants?|trousers?|bottoms?)$/

/** True for a type of which the one before it is a kind. */
const isWider = (type: Concept | undefined, kind: Concept) =>
  type?.kind === 'type' && kind.kind === 'type' && kind.parent === type

/** True for kinds of bottom wear that are called pants as well. */
const isBottoms = ({ concept }: Token) =>
  concept?.kind === 'type' &&
  (concept.names[0] === 'joggers' ||
    typesAbove(concept).some(({ names: [name] }) => name !== undefined && BOTTOMS.has(name)))

const BOTTOMS: ReadonlySet<string> = new Set(['ethnic bottoms', 'leggings'])

const JOINED_KINDS: ReadonlySet<Concept['kind'] | undefined> = new Set(['colour', 'quality', 'concern'])
