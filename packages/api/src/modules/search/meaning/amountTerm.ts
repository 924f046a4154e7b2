import { hasAny } from '../Condition.ts'
import { toPhrase, type Term } from './Meaning.ts'
import type { Token } from './readTokens.ts'

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
