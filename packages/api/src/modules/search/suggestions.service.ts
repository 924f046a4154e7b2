import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import type { Names } from './CatalogueNames.ts'
import { all, hasAny } from './Condition.ts'
import { correctWord } from './correctWord.ts'
import { foldWords, numberForms } from './foldText.ts'
import { correctWords } from './meaning/correctWords.ts'
import { noise } from './meaning/Lexicon.ts'
import { toLatin } from './meaning/toLatin.ts'
import { isDevanagari, transliterate } from './meaning/transliterate.ts'
import type { SearchEngine, SearchSources } from './SearchEngine.ts'
import type { KnownPhrase, TypedWord } from './vocabulary/PhraseIndex.ts'

/** Words that may complete the last one. */
const COMPLETIONS_MAX = 8
const COMPLETED_MIN_LENGTH = 2
const LAST_WORDS = [2, 1]
/** Longer texts are not corrected or completed as a whole, only their last words: nothing is called by so many. */
const WHOLE_WORDS_MAX = 6

type Sources = Pick<SearchSources, 'names' | 'engine'>

/** Suggestions for a typed text: categories, brands and products, best first, then searches that the text may become. */
export async function suggest(sources: Sources, text: string): Promise<string[]> {
  const typed = foldWords(text)
  if (typed.length === 0) return []
  // The last word may be unfinished, so its letters are tried before the names that it sounds like.
  const asLetters = await suggestFor(
    sources,
    typed.map((word) => transliterate(word)),
  )
  return asLetters.length > 0 || !isDevanagari(text)
    ? asLetters
    : suggestFor(sources, toLatin(sources.names, typed))
}

/** Where nothing has all words, the last two are completed, or the last one. */
async function suggestFor(sources: Sources, words: readonly string[]): Promise<string[]> {
  for (const part of [
    words,
    ...LAST_WORDS.filter((count) => count < words.length).map((count) => words.slice(-count)),
  ]) {
    const found = await suggestForAll(sources, part)
    if (found.length > 0) return found
  }
  return []
}

/** Phrases come from memory. A text that begins none of them as it is typed is completed, which asks the engine. */
async function suggestForAll({ names, engine }: Sources, words: readonly string[]): Promise<string[]> {
  const asTyped = names.vocabulary.phrases.find(withOthers(names, words), SUGGESTIONS_MAX)
  const found = asTyped.length > 0 ? asTyped : phrasesNear(names, words)
  const phrases = found.map(({ phrase }) => phrase)
  const isWhole = words.length > 1 && words.length <= WHOLE_WORDS_MAX
  const isNear = found.length > asTyped.length || asTyped[0]?.folded.startsWith(words.join(' ')) === true
  if (phrases.length >= SUGGESTIONS_MAX || isNear || !isWhole) return phrases
  const known = new Set(found.map(({ folded }) => folded))
  const completed = (await completeSearch(names, engine, words)).filter((search) => !known.has(search))
  return [...phrases, ...completed].slice(0, SUGGESTIONS_MAX)
}

/** Phrases that sound like the words, or that have them with corrected spelling. */
function phrasesNear(names: Names, words: readonly string[]): KnownPhrase[] {
  const { phrases } = names.vocabulary
  const bySound = phrases.findBySound(words, SUGGESTIONS_MAX)
  if (bySound.length > 0) return bySound
  const whole = names.lexicon.find(words.join(' ')) // "lip stick" is "lipstick"
  if (whole !== undefined)
    return phrases.find([{ word: whole.names[0] ?? '', others: whole.names.slice(1) }], SUGGESTIONS_MAX)
  if (words.length > WHOLE_WORDS_MAX) return []
  const corrected = correctUnfinished(names, words)
  return corrected.join(' ') === words.join(' ')
    ? []
    : phrases.find(withOthers(names, corrected), SUGGESTIONS_MAX)
}

function withOthers({ vocabulary, lexicon }: Names, words: readonly string[]): TypedWord[] {
  return words.map((word) => ({
    word,
    others: [
      ...numberForms(word).flatMap((form) => [form, ...vocabulary.sameSound(form)]),
      ...(lexicon.find(word)?.names ?? []),
    ],
  }))
}

/** Only the last word may be incomplete. */
function correctUnfinished(names: Names, words: readonly string[]): string[] {
  const last = words.at(-1) ?? ''
  const before = wordsOf(names, words.slice(0, -1))
  if (names.vocabulary.startingWith(last, 1).length > 0) return [...before, last]
  const whole = wordsOf(names, words)
  const isCorrected = whole.join(' ') !== words.join(' ')
  if (isCorrected && whole.slice(0, before.length).join(' ') === before.join(' ')) return whole
  return [...before, ...(correctWord(names, last, { isBegun: true }) ?? [last])]
}

const wordsOf = (names: Names, words: readonly string[]) =>
  correctWords(names, words).words.map(({ word }) => word)

/** Completes or corrects the last word so that some product has all words: "red matte lip" becomes "red matte lipstick". */
async function completeSearch(
  names: Names,
  engine: SearchEngine,
  words: readonly string[],
): Promise<string[]> {
  const last = words.at(-1) ?? ''
  if (last.length < COMPLETED_MIN_LENGTH) return []
  const before = wordsOf(names, words.slice(0, -1))
  const others = (word: string) => [word, ...(names.lexicon.find(word)?.names ?? [])]
  const has = (word: string) =>
    hasAny(
      others(word).map((name) => ({ words: name.split(' ') })),
      'ABCD',
    )
  const begun = names.vocabulary.startingWith(last, COMPLETIONS_MAX)
  const endings = begun.length > 0 ? begun : (correctWord(names, last, { isBegun: true }) ?? [])
  const match = all(...before.filter((word) => !noise.has(word)).map(has))
  if (match === undefined || endings.length === 0) return []
  const completes = await engine.areMet(match, endings.map(has))
  return endings.filter((_, index) => completes[index]).map((ending) => [...before, ending].join(' '))
}
