import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import type { Names } from './CatalogueNames.ts'
import { foldWords } from './foldText.ts'
import { wordTerm } from './meaning/terms.ts'
import type { SearchEngine } from './SearchEngine.ts'

/** Types that are tried, and those that are suggested. */
const TYPES_MAX = 16
const COMPLETED_MAX = SUGGESTIONS_MAX / 2

/** Completes a colour by the most popular types that have products of it: "maroon" becomes "maroon lipstick" and "maroon kurtas". */
export async function completeColour(
  names: Names,
  engine: SearchEngine,
  typed: readonly string[],
): Promise<string[]> {
  const text = typed.join(' ')
  const concept = names.lexicon.find(text)
  if (concept?.kind !== 'colour') return []
  const types = popularTypes(names)
  const isColoured = await engine.areMet(
    wordTerm(names, { text, concept }, undefined).has,
    types.map(({ type }) => names.types.has(type)),
  )
  return types
    .filter((_, index) => isColoured[index])
    .slice(0, COMPLETED_MAX)
    .map(({ name }) => `${text} ${name}`)
}

/** Types with a category, as it is called: kurtas of "Kurtas & Kurtis". */
function popularTypes({ lexicon, types, vocabulary }: Names) {
  return vocabulary.phrases.categories
    .flatMap(({ phrase }) => {
      const name = foldWords(phrase.replace(/[&,/].*/, '')).join(' ')
      const type = lexicon.find(name)
      return type !== undefined && types.sold.has(type) ? [{ name, type }] : []
    })
    .slice(0, TYPES_MAX)
}
