import { isName, type KnownPhrase } from './vocabulary/PhraseIndex.ts'

/** Of the five suggestions that are seen without scrolling. */
const NAMES_FIRST = 3
const PRODUCTS_NEXT = 2

/** Moves the best products up where more than three categories and brands stand before them. */
export function mixKinds(phrases: readonly KnownPhrase[]): KnownPhrase[] {
  const products = phrases.filter(({ kind }) => kind === 'product').slice(0, PRODUCTS_NEXT)
  const [first] = products
  const names = phrases.slice(0, first === undefined ? 0 : phrases.indexOf(first)).filter(isName)
  if (names.length <= NAMES_FIRST) return [...phrases]
  const seen = [...names.slice(0, NAMES_FIRST), ...products]
  return [...seen, ...phrases.filter((phrase) => !seen.includes(phrase))]
}
