import type { SuggestionKind } from '@shop/contract/search.schema'

/** Of the five suggestions that are seen without scrolling. */
const OTHERS_FIRST = 3
const PRODUCTS_NEXT = 2

/** Moves the best products up where more than three categories, brands and searches stand before them. */
export function mixKinds<Phrase extends { kind: SuggestionKind }>(phrases: readonly Phrase[]): Phrase[] {
  const products = phrases.filter(({ kind }) => kind === 'product').slice(0, PRODUCTS_NEXT)
  const [first] = products
  if (first === undefined || phrases.indexOf(first) <= OTHERS_FIRST) return [...phrases]
  const seen = [...phrases.slice(0, OTHERS_FIRST), ...products]
  return [...seen, ...phrases.filter((phrase) => !seen.includes(phrase))]
}
