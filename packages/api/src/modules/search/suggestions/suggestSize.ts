import { firstOf } from './firstListed.ts'
import { interpretSearch } from '../interpretation/interpretSearch.ts'
import { popularTypes } from './completeWithTypes.ts'
import { foldWords } from '../foldText.ts'
import type { SearchSources } from '../SearchEngine.ts'
import { FEW, type Suggestions } from './Suggestions.ts'

/** "xl", "size xl" */
const WORDS_MAX = 2
const TYPES_MAX = 3

/** Suggestions for a text that is a size: the most popular types with it, and products. "36b" is "Bras 36B". */
export async function suggestSize(sources: SearchSources, text: string): Promise<Suggestions | undefined> {
  const { names, engine } = sources
  if (foldWords(text).length > WORDS_MAX) return undefined
  const read = await interpretSearch(sources, text)
  const [size, ...others] = read.filters
  if (size?.kind !== 'size' || others.length > 0 || !read.query || read.missing !== null) return undefined
  const types = popularTypes(names)
  const have = await engine.areMet(
    read.query.match,
    types.map(({ type }) => names.types.has(type)),
  )
  const phrases = types
    .filter((_, index) => have[index])
    .slice(0, TYPES_MAX)
    .map(({ category }) => `${category} ${size.text.replace(/^size /, '').toUpperCase()}`)
    .map((phrase) => ({ phrase, folded: foldWords(phrase).join(' '), kind: 'search' as const }))
  return { phrases, productIds: await firstOf(sources, read, FEW), isLed: true }
}
