import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import type { Database } from '#database/openDatabase.ts'
import type { Names } from './CatalogueNames.ts'
import { correctWord } from './correctWord.ts'
import { foldWords, numberForms } from './foldText.ts'
import { countMatches } from './matches.repository.ts'
import { correctWords } from './meaning/correctWords.ts'
import { toLatin } from './meaning/toLatin.ts'
import { isDevanagari, transliterate } from './meaning/transliterate.ts'
import { findPhrases, findPhrasesBySound, type TypedWord } from './suggestions.repository.ts'
import { all, anyOf } from './toTsquery.ts'
import { findSameSound, findWordsFrom, isWordPrefix } from './vocabulary.repository.ts'

/** Words that may complete the last one. */
const COMPLETIONS_MAX = 8
const COMPLETED_MIN_LENGTH = 2

/** Suggestions for a typed text: categories, brands and products, best first, then searches that the text may become. */
export async function suggest(db: Database, names: Names, text: string): Promise<string[]> {
  const typed = foldWords(text)
  if (typed.length === 0) return []
  // The last word may be unfinished, so its letters are tried before the names that it sounds like.
  const asLetters = await suggestFor(db, names, typed.map(transliterate))
  return asLetters.length > 0 || !isDevanagari(text)
    ? asLetters
    : suggestFor(db, names, toLatin(names, typed))
}

async function suggestFor(db: Database, names: Names, words: readonly string[]): Promise<string[]> {
  const phrases = await phrasesFor(db, names, words)
  if (phrases.length >= SUGGESTIONS_MAX || words.length === 1) return phrases
  const known = new Set(phrases.map((phrase) => foldWords(phrase).join(' ')))
  const completed = (await completeSearch(db, names, words)).filter((search) => !known.has(search))
  return [...phrases, ...completed].slice(0, SUGGESTIONS_MAX)
}

async function phrasesFor(db: Database, names: Names, words: readonly string[]): Promise<string[]> {
  const asTyped = await findPhrases(db, await withOthers(db, names, words))
  if (asTyped.length > 0) return asTyped
  const bySound = await findPhrasesBySound(db, words)
  if (bySound.length > 0) return bySound
  const whole = names.lexicon.find(words.join(' ')) // "lip stick" is "lipstick"
  if (whole !== undefined)
    return findPhrases(db, [{ word: whole.names[0] ?? '', others: whole.names.slice(1) }])
  const corrected = await correctUnfinished(db, names, words)
  return corrected.join(' ') === words.join(' ')
    ? []
    : findPhrases(db, await withOthers(db, names, corrected))
}

async function withOthers(db: Database, names: Names, words: readonly string[]): Promise<TypedWord[]> {
  const sameSound = await findSameSound(db, words.flatMap(numberForms))
  return words.map((word) => ({
    word,
    others: [
      ...numberForms(word).flatMap((form) => [form, ...(sameSound.get(form) ?? [])]),
      ...(names.lexicon.find(word)?.names ?? []),
    ],
  }))
}

/** Only the last word may be incomplete. */
async function correctUnfinished(db: Database, names: Names, words: readonly string[]): Promise<string[]> {
  const last = words.at(-1) ?? ''
  const { words: before } = await correctWords(db, names, words.slice(0, -1))
  if (await isWordPrefix(db, last)) return [...before, last]
  const { words: whole, isCorrected } = await correctWords(db, names, words)
  if (isCorrected && whole.slice(0, before.length).join(' ') === before.join(' ')) return whole
  return [...before, ...((await correctWord(db, names, last, true)) ?? [last])]
}

/** Completes the last word with words that some product has besides the others: "red matte lip" becomes "red matte lipstick". */
async function completeSearch(db: Database, names: Names, words: readonly string[]): Promise<string[]> {
  const last = words.at(-1) ?? ''
  if (last.length < COMPLETED_MIN_LENGTH) return []
  const { words: before } = await correctWords(db, names, words.slice(0, -1))
  const others = (word: string) => [word, ...(names.lexicon.find(word)?.names ?? [])]
  const query = (word: string) =>
    anyOf(
      others(word).map((name) => ({ words: name.split(' ') })),
      'ABC',
    )
  const endings = await findWordsFrom(db, last, COMPLETIONS_MAX)
  const { each } = await countMatches(db, all(before.map(query)), endings.map(query))
  return endings
    .map((ending, index) => ({ search: [...before, ending].join(' '), products: each[index] ?? 0 }))
    .filter(({ products }) => products > 0)
    .map(({ search }) => search)
}
