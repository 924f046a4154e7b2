import type { Names } from './CatalogueNames.ts'
import { isEnglishWord } from './meaning/commonWords.ts'
import type { KnownPhrase } from './vocabulary/PhraseIndex.ts'

/** Searches for a text of Devanagari with the shop's words for colours and the like: "red lipstick", not "laal lipstick". */
export function inShopsWords(names: Names, phrases: readonly KnownPhrase[]): readonly KnownPhrase[] {
  const shopsWord = (word: string) => {
    const concept = isEnglishWord(word) ? undefined : names.lexicon.find(word)
    return concept === undefined || concept.kind === 'type' ? word : (concept.names[0] ?? word)
  }
  const said = (phrase: KnownPhrase): KnownPhrase => {
    if (phrase.kind !== 'search') return phrase
    const search = phrase.folded.split(' ').map(shopsWord).join(' ')
    return search === phrase.folded ? phrase : { ...phrase, phrase: search, folded: search }
  }
  return [...new Map(phrases.map(said).map((phrase) => [phrase.phrase, phrase])).values()]
}
