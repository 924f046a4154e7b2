import type { Names } from '../CatalogueNames.ts'
import { correctWord } from '../spelling/correctWord.ts'
import { foldWords } from '../foldText.ts'
import { soundKey } from '../spelling/soundKey.ts'
import { isCommonWord } from './commonWords.ts'
import { inOneWord } from './inOneWord.ts'
import { noise } from './Lexicon.ts'
import type { Guess } from './misspeltNames.ts'

/** Shorter beginnings mean too much. */
const BEGUN_MIN = 3
/** Words of the catalogue that are looked at, the most frequent first. */
const WORDS_MAX = 50

/**
 * The one brand, or at the end of the text the one product type or the one other word, that an unknown word is the beginning of. Of both, the
 * one that the catalogue names more often; after other words, not the brand. `used` are words of descriptions, which are whole.
 */
export function begunName(
  names: Names,
  typed: readonly string[],
  at: number,
  used: ReadonlySet<string>,
): Guess | undefined {
  const word = typed[at] ?? ''
  if (word.length < BEGUN_MIN || !/^[a-z]+$/.test(word)) return undefined
  const isCommon = isCommonWord(word)
  if (isCommon && typed.length > 1) return undefined
  if (isHeard(names, word)) return undefined
  const isLast = at === typed.length - 1
  const brand = brandFrom(names, typed, at)
  const ending = isLast && !isCommon && !used.has(word) ? endingFrom(names, word) : undefined
  const usesOf = (words: readonly string[] = []) => names.vocabulary.frequencyOf(words[0] ?? '')
  if (ending !== undefined && (brand === undefined || at > 0 || usesOf([ending]) >= usesOf(brand.words)))
    return { words: [ending], count: 1 }
  // A short word before others is likelier misspelt.
  const isMisspelt = !isLast && word.length === BEGUN_MIN && correctWord(names, word) !== undefined
  return isMisspelt ? undefined : brand
}

/** The vowels of a word, long ones as short ones. */
const vowelsOf = (word: string) =>
  word
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
    .replaceAll(/([aeiou])\1+/g, '$1')
    .replaceAll(/[^aeiou]/g, '')

/** True for another spelling of a known word: "chand" is Chaand, and no beginning of Chandni; "brus" is no bras. */
function isHeard({ vocabulary }: Names, word: string): boolean {
  const sound = soundKey(word)
  return vocabulary
    .near(word, { max: 1 })
    .filter((known) => !known.word.startsWith(word))
    .some((known) => soundKey(known.word) === sound && vowelsOf(known.word) === vowelsOf(word))
}

/** The brand with the typed words that its name goes on with; none after another brand. */
function brandFrom(
  { brands, brandBeginnings }: Names,
  typed: readonly string[],
  at: number,
): Guess | undefined {
  const word = typed[at] ?? ''
  if (typed.slice(0, at).some((before) => brands.has(before))) return undefined
  const begun = brandBeginnings.startingWith(word).map((name) => brands.get(name))
  const [only, ...others] = new Set(begun)
  if (only === undefined || others.length > 0) return undefined
  const words = foldWords(only.name)
  // The beginning of a name in one word may be more than its first word.
  if (words[0]?.startsWith(word) !== true && !inOneWord(words).startsWith(word)) return undefined
  const goesOn = words.findIndex((part, index) => index > 0 && typed[at + index] !== part)
  return { words, count: goesOn < 0 ? words.length : goesOn }
}

/** The usual word of the only type or, where none begins so, the shortest of words that all go on from it. */
function endingFrom({ vocabulary, lexicon }: Names, begun: string): string | undefined {
  const found = [...vocabulary.startingWith(begun, WORDS_MAX), ...lexicon.wordsFrom(begun)]
  const words = [...new Set(found)].filter((word) => word !== begun && !noise.has(word))
  const types = words.filter((word) => lexicon.find(word)?.kind === 'type')
  if (types.length > 0) {
    const concepts = new Set(types.map((word) => lexicon.find(word)))
    return concepts.size === 1 ? types[0] : undefined
  }
  const [shortest] = words.toSorted((one, other) => one.length - other.length)
  return shortest !== undefined && words.every((word) => word.startsWith(shortest)) ? shortest : undefined
}
