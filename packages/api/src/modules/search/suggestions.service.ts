import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import type { Database } from '#database/openDatabase.ts'
import type { Names } from './CatalogueNames.ts'
import { correctWord } from './correctWord.ts'
import { foldWords, numberForms } from './foldText.ts'
import { correctWords } from './meaning/correctWords.ts'
import { noise } from './meaning/Lexicon.ts'
import { toLatin } from './meaning/toLatin.ts'
import { isDevanagari, transliterate } from './meaning/transliterate.ts'
import { findPhrases, findPhrasesBySound, type TypedWord } from './suggestions.repository.ts'
import { all, hasAny } from './Condition.ts'
import type { SearchSources } from './SearchEngine.ts'
import { findSameSound, findWordsFrom, isWordPrefix } from './vocabulary.repository.ts'

/** Words that may complete the last one. */
const COMPLETIONS_MAX = 8
const COMPLETED_MIN_LENGTH = 2
const LAST_WORDS = [2, 1]
/** Longer texts are not corrected or completed as a whole, only their last words: nothing is called by so many. */
const WHOLE_WORDS_MAX = 6

/** Suggestions for a typed text: categories, brands and products, best first, then searches that the text may become. */
export async function suggest(sources: SearchSources, text: string): Promise<string[]> {
  const typed = foldWords(text)
  if (typed.length === 0) return []
  // The last word may be unfinished, so its letters are tried before the names that it sounds like.
  const asLetters = await suggestFor(sources, typed.map(transliterate))
  return asLetters.length > 0 || !isDevanagari(text)
    ? asLetters
    : suggestFor(sources, toLatin(sources.names, typed))
}

/** Where nothing has all words, the last two are completed, or the last one. */
async function suggestFor(sources: SearchSources, words: readonly string[]): Promise<string[]> {
  for (const part of [
    words,
    ...LAST_WORDS.filter((count) => count < words.length).map((count) => words.slice(-count)),
  ]) {
    const found = await suggestForAll(sources, part)
    if (found.length > 0) return found
  }
  return []
}

async function suggestForAll(sources: SearchSources, words: readonly string[]): Promise<string[]> {
  const { db, names } = sources
  const phrases = await phrasesFor(db, names, words)
  const isWhole = words.length > 1 && words.length <= WHOLE_WORDS_MAX
  if (phrases.length >= SUGGESTIONS_MAX || !isWhole) return phrases
  const known = new Set(phrases.map((phrase) => foldWords(phrase).join(' ')))
  const completed = (await completeSearch(sources, words)).filter((search) => !known.has(search))
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
  if (words.length > WHOLE_WORDS_MAX) return []
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

/** Completes or corrects the last word so that some product has all words: "red matte lip" becomes "red matte lipstick". */
async function completeSearch(
  { db, names, engine }: SearchSources,
  words: readonly string[],
): Promise<string[]> {
  const last = words.at(-1) ?? ''
  if (last.length < COMPLETED_MIN_LENGTH) return []
  const { words: before } = await correctWords(db, names, words.slice(0, -1))
  const others = (word: string) => [word, ...(names.lexicon.find(word)?.names ?? [])]
  const has = (word: string) =>
    hasAny(
      others(word).map((name) => ({ words: name.split(' ') })),
      'ABCD',
    )
  const begun = await findWordsFrom(db, last, COMPLETIONS_MAX)
  const endings = begun.length > 0 ? begun : ((await correctWord(db, names, last, true)) ?? [])
  const match = all(...before.filter((word) => !noise.has(word)).map(has))
  if (match === undefined || endings.length === 0) return []
  const completes = await engine.areMet(match, endings.map(has))
  return endings.filter((_, index) => completes[index]).map((ending) => [...before, ending].join(' '))
}
