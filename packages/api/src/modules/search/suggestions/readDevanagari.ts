import type { Names } from '../CatalogueNames.ts'
import { nameWrittenSo } from './devanagariNames.ts'
import { toLatin } from '../meaning/toLatin.ts'
import { prefixSpellings } from '../meaning/transliterate.ts'
import { findPhrases } from './phrasesFor.ts'
import { isName } from '../vocabulary/PhraseIndex.ts'

/**
 * Latin words of a text of Devanagari whose last word may be unfinished: the name that it begins as Hindi writes it; the spelling that
 * begins a category or a brand by its letters, or by its sound, or a product; else the names that the words sound like.
 */
export function readDevanagari(names: Names, typed: readonly string[]): string[] {
  const written = nameWrittenSo(typed.at(-1) ?? '')
  if (written !== undefined) {
    const known = [...toLatin(names, typed.slice(0, -1)), ...written]
    if (findPhrases(names, known).length > 0) return known
  }
  // The last word may be unfinished, so its letters are tried before names.
  const spelt = prefixSpellings(typed)
  const [latin = []] = spelt
  const name = names.lexicon.nameFromConsonants(latin.at(-1) ?? '')
  const called = name === undefined ? [] : [[...latin.slice(0, -1), ...name.split(' ')]]
  const spellings = [...spelt, ...called, toLatin(names, typed)]
  const found = spellings.map((words) => ({ words, phrases: findPhrases(names, words) }))
  const named = found.filter(({ phrases }) => phrases.some(isName))
  const isSpelt = (words: readonly string[]) =>
    names.vocabulary.startingWith(words.at(-1) ?? '', 1).length > 0
  const best =
    named.find(({ words }) => isSpelt(words)) ??
    named[0] ??
    found.find(({ phrases }) => phrases.length > 0) ??
    found.at(-1)
  return best?.words ?? []
}
