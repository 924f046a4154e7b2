import { numberForms } from '../foldText.ts'
import type { Phrase } from './Meaning.ts'

/** Names of brands of several words, by each of their words. */
export type BrandWords = ReadonlyMap<string, readonly (readonly string[])[]>

/** Words of brands that are looked at: more would make a query slow, and mean a word that says little. */
const NAMES_MAX = 12

/** The words, but not within the name of a brand: what Baby Steps makes is not for babies. */
export function outsideBrands(brandWords: BrandWords, phrases: readonly Phrase[]): Phrase[] {
  return phrases.map((phrase) => {
    const [only, ...more] = phrase.words
    const names =
      more.length > 0 ? undefined : numberForms(only ?? '').flatMap((form) => brandWords.get(form) ?? [])
    return names === undefined || names.length === 0
      ? phrase
      : { ...phrase, outside: names.slice(0, NAMES_MAX) }
  })
}
