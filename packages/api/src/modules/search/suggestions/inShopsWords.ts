import type { Names } from '../CatalogueNames.ts'
import { isEnglishWord } from '../meaning/commonWords.ts'
import { isDevanagari } from '../meaning/transliterate.ts'
import type { KnownPhrase } from '../vocabulary/PhraseIndex.ts'

/**
 * Searches for a text of Devanagari, of which the words are `read`, with the shop's words for colours and the like: "red lipstick", not "laal
 * lipstick". Words that mean nothing are left out in their script, and so are searches of which a word is guessed: "face wash tail skin".
 */
export function inShopsWords(
  names: Names,
  read: readonly string[],
  phrases: readonly KnownPhrase[],
): readonly KnownPhrase[] {
  const shopsWord = (word: string) => {
    const concept = isEnglishWord(word) ? undefined : names.lexicon.find(word)
    return concept === undefined || concept.kind === 'type' ? word : (concept.names[0] ?? word)
  }
  const said = (phrase: KnownPhrase): KnownPhrase => {
    // A brand keeps its name: Resham is no silk.
    if (phrase.kind !== 'search' || phrase.phrase !== phrase.folded) return phrase
    const telling = phrase.folded.split(' ').filter((word) => !isDevanagari(word))
    const search = telling.map(shopsWord).join(' ')
    return search === phrase.folded ? phrase : { ...phrase, phrase: search, folded: search }
  }
  const whole = phrases.filter(({ kind, folded }) => kind !== 'search' || !isGuessed(folded.split(' '), read))
  return [...new Map(whole.map(said).map((phrase) => [phrase.phrase, phrase])).values()]
}

/** True for a search with another word in place of one that was typed. What is written in Devanagari is no misspelt word of Latin letters. */
const isGuessed = (search: readonly string[], read: readonly string[]) =>
  search.length === read.length && search.slice(0, -1).some((word, at) => word !== read[at])
