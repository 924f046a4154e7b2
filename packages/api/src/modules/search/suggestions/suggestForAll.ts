import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import type { Names } from '../CatalogueNames.ts'
import { completeSearch } from './completeSearch.ts'
import { completeWithTypes } from './completeWithTypes.ts'
import { findable } from './findable.ts'
import { isPreposition } from './mayFollow.ts'
import { noise } from '../meaning/Lexicon.ts'
import { mixKinds } from '../mixKinds.ts'
import { findPhrases, phrasesNear } from './phrasesFor.ts'
import type { SearchSources } from '../SearchEngine.ts'
import { typesOfTitles } from './typesOfTitles.ts'
import { isName, type KnownPhrase } from '../vocabulary/PhraseIndex.ts'

/** Longer texts are not corrected or completed as a whole, only their last words: nothing is called by so many. */
const WHOLE_WORDS_MAX = 6

/** Fewer letters without the words that mean nothing begin too much: "how t". */
const REST_MIN = 3

/** Names have "&" for "and", and other words without a meaning only at times. */
function findWithoutNoise(names: Names, words: readonly string[]): readonly KnownPhrase[] {
  // "Kurti for of" is on its way to office.
  const isBegun = (at: number) => at === words.length - 1 && isPreposition(words[at - 1] ?? '')
  const shorter = [
    words.filter((word) => word !== 'and'),
    words.filter((word, at) => !noise.has(word) || isBegun(at)),
  ]
  return (
    shorter
      .filter((some) => some.length < words.length && some.join('').length >= REST_MIN)
      .map((some) => findPhrases(names, some))
      .find(({ length }) => length > 0) ?? []
  )
}

/** Names that the last two words begin as one: "sun scr" is on its way to sunscreen. */
function findJoined(names: Names, words: readonly string[]): readonly KnownPhrase[] {
  return words.length < 2 ? [] : findPhrases(names, [...words.slice(0, -2), words.slice(-2).join('')])
}

/** Brands that begin so without "and" or its beginning: "noor an" is on its way to Noor & Neem. */
function brandsWithoutAnd(names: Names, words: readonly string[]): readonly KnownPhrase[] {
  const end = words.length - 1
  const shorter = words.filter((word, at) => word !== 'and' && !(at === end && 'and'.startsWith(word)))
  if (shorter.length === 0 || shorter.length === words.length) return []
  const begins = shorter.join(' ')
  return findPhrases(names, shorter).filter(
    ({ kind, folded }) => kind === 'brand' && folded.startsWith(begins),
  )
}

/** Phrases come from memory. A text that begins none of them as it is typed is completed, which asks the engine. */
export async function suggestForAll(
  sources: SearchSources,
  words: readonly string[],
): Promise<readonly KnownPhrase[]> {
  const { names, engine } = sources
  const asTyped = findPhrases(names, words)
  const named = asTyped.some(isName) ? [] : brandsWithoutAnd(names, words)
  const joined = asTyped.length + named.length > 0 ? [] : findJoined(names, words)
  const begun = joined.length > 0 ? joined : [...named, ...asTyped]
  const exact = begun.length > 0 ? begun.slice(0, SUGGESTIONS_MAX) : findWithoutNoise(names, words)
  const isWhole = words.length <= WHOLE_WORDS_MAX
  const found = exact.length > 0 ? exact : phrasesNear(names, words, isWhole)
  const ofTitles = found.some(({ kind }) => kind === 'category') ? [] : typesOfTitles(names, words)
  if (ofTitles.length > 0) return withSearches(found, ofTitles)
  const ofTypes = await completeWithTypes(names, engine, words, asTyped.length === 0)
  const typed = await findable(sources, ofTypes.map(toSearch))
  if (typed.length > 0) return withSearches(found, typed)
  const isNear =
    found.length > exact.length ||
    joined.length > 0 ||
    asTyped[0]?.folded.startsWith(words.join(' ')) === true
  if (found.length >= SUGGESTIONS_MAX || isNear || !isWhole) return found
  const known = new Set(found.map(({ folded }) => folded))
  const completed = (await completeSearch(names, engine, words)).filter((search) => !known.has(search))
  return [...found, ...(await findable(sources, completed.map(toSearch)))].slice(0, SUGGESTIONS_MAX)
}

/** Names, then the searches, as the shop writes them, then other phrases. */
function withSearches(found: readonly KnownPhrase[], typed: readonly KnownPhrase[]): KnownPhrase[] {
  const searches = typed.map((search) => found.find(({ folded }) => folded === search.folded) ?? search)
  const known = new Set(searches.map(({ folded }) => folded))
  const others = found.filter((phrase) => !isName(phrase) && !known.has(phrase.folded))
  return mixKinds([...found.filter(isName), ...searches, ...others]).slice(0, SUGGESTIONS_MAX)
}

const toSearch = (search: string): KnownPhrase => ({ phrase: search, folded: search, kind: 'search' })
