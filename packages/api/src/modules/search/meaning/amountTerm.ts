import { hasAny } from '../Condition.ts'
import { rootType } from './Concept.ts'
import { toPhrase, type Term } from './Meaning.ts'
import type { Token } from './readTokens.ts'

export const isNumber = (text: string) => /^\d{2,5}$/.test(text)

/** A number that prices end in. Shades have any number. */
const isRound = (text: string) => Number(text) % 50 === 0 || Number(text) % 10 === 9

/** True for a number that names a shade, such as that of a foundation: "foundation 128". */
const isShade = ({ text }: Token, { concept }: Token) =>
  !isRound(text) && (concept === undefined || rootType(concept).names[0] === 'makeup')

/** True for a number that counts nothing: "kurta 999", and not "12 hours". */
export const isBare = ({ text }: Token, next: Token | undefined) =>
  isNumber(text) && (next === undefined || next.isNoise === true || next.concept?.kind === 'type')

/** An amount of a product, such as 30 of "30 ml", or the number of a shade. The numbers of a description count other things. */
export function amountTerm(token: Token, head: Token): Term {
  const { text } = token
  const own = [toPhrase(text)]
  return {
    kind: 'word',
    text,
    own,
    has: hasAny(own, 'ABC'),
    brand: undefined,
    isNarrowing: false,
    isAmount: !isShade(token, head),
  }
}
