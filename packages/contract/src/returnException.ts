/** Reason why a product can't be returned (specification §9). */
export type ReturnException = 'hygiene' | 'innerwear' | 'babyCare'

const INNERWEAR = /\b(?:intimates?|innerwear|underwear|lingerie|bras?|briefs?|pant(?:y|ies)|shapewear)\b/i
const BABY_CARE = /\bbab(?:y|ies)\b/i

/** Reason that applies to a product that can't be returned, by the names of its categories. */
export function returnException(categories: readonly { name: string }[]): ReturnException {
  const has = (words: RegExp) => categories.some(({ name }) => words.test(name))
  if (has(INNERWEAR)) return 'innerwear'
  return has(BABY_CARE) ? 'babyCare' : 'hygiene'
}
