import type { Term } from './Meaning.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

/** Words that join two things of which either will do. */
export const OR: ReadonlySet<string> = new Set(['or', 'ya', 'या', 'vs', 'versus'])

interface Asked {
  token: Token
  term: Term
}

/**
 * Qualities of which either will do as one: "georgette or chiffon saree". Of colours the list has any as it is, and what stands beside a type, as in
 * "toner or astringent", need not be here.
 */
export function joinEithers(tokens: readonly Token[], asked: readonly Asked[]): Term[] {
  return asked
    .reduce<Asked[]>((joined, one) => {
      const before = joined.at(-1)
      const at = tokens.indexOf(one.token)
      const isEither = OR.has(tokens[at - 1]?.text ?? '') && before?.token === tokens[at - 2]
      if (before === undefined || !isEither || !isEitherOf(before.term, one.term)) return [...joined, one]
      const text = `${before.term.text} ${tokens[at - 1]?.text} ${one.term.text}`
      return [...joined.slice(0, -1), { token: one.token, term: either(text, before.term, one.term) }]
    }, [])
    .map(({ token, term }) => (isBesideType(tokens, token) ? { ...term, isNarrowing: true } : term))
}

const isEitherOf = (one: Term, other: Term) =>
  [one, other].every(isQuality) && [one, other].some(({ kind }) => kind === 'word')

const isQuality = ({ kind, brand, otherBrand }: Term) =>
  (kind === 'word' || kind === 'colour') && brand === undefined && otherBrand === undefined

/** True where "or" stands between the word and a type. */
function isBesideType(tokens: readonly Token[], token: Token): boolean {
  const at = tokens.indexOf(token)
  return [-1, 1].some(
    (step) => OR.has(tokens[at + step]?.text ?? '') && tokens[at + 2 * step]?.concept?.kind === 'type',
  )
}

const either = (text: string, one: Term, other: Term): Term => ({
  kind: 'word',
  text,
  own: [...one.own, ...other.own],
  has: anyOf([one.has, other.has]),
  exact: anyOf([one.exact ?? one.has, other.exact ?? other.has]),
  sure: one.sure && other.sure && anyOf([one.sure, other.sure]),
  brand: undefined,
  isNarrowing: one.isNarrowing && other.isNarrowing,
  beauty: [...(one.beauty ?? []), ...(other.beauty ?? [])],
  having: one.having && other.having && anyOf([one.having, other.having]),
})
