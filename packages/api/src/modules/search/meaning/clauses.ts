import type { Token } from './readTokens.ts'

/** Words that begin a clause, in which shoppers tell of their day or their skin: "that stays when i cry". */
const BEGINNINGS: ReadonlySet<string> = new Set(
  'that which who jo jise jisse when while because since if my i जो जिसे जिससे जब'.split(' '),
)
/** Shorter texts name things. */
const WORDS_MIN = 5

/** Plain words of a clause. Products that have one rank higher, and none has to: "i cry" is no eyeliner that is missing. */
export function toldInClause(tokens: readonly Token[]): ReadonlySet<Token> {
  const at = tokens.length < WORDS_MIN ? -1 : tokens.findIndex(({ text }) => BEGINNINGS.has(text))
  return new Set(at < 0 ? [] : tokens.slice(at).filter(isPlainWord))
}

const isPlainWord = ({ text, concept, brand, otherBrand, lacks }: Token) =>
  [concept, brand, otherBrand, lacks].every((meaning) => meaning === undefined) && !/\d/.test(text)
