import { isEnglishWord } from '../meaning/commonWords.ts'
import { ROOT_MIN, rootOf } from '../meaning/rootOf.ts'
import { transliterate } from '../meaning/transliterate.ts'

/** Words of a text without its numbers. Dots below letters and the sign of "doesn't" are often left out. */
export const wordsIn = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('\u093C', '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .match(/[\p{L}\p{M}]+/gu) ?? []

/** A word as topics compare it: one of Hindi by its root and sound, in Latin letters. */
export function keyOf(word: string): string {
  const latin = transliterate(word)
  // "FAQ" would sound as the beginning of a face wash does.
  if (latin === word && (isEnglishWord(word) || word.includes('q'))) return word
  const root = rootOf(latin)
  return root.length < ROOT_MIN ? latin : `${BY_ROOT}${root}`
}

/** Begins the key of a word of Hindi. */
export const BY_ROOT = '~'

export const keysIn = (text: string) => wordsIn(text).map(keyOf)
