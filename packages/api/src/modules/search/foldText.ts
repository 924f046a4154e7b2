const WORDS_MAX = 12

/** Words of a text in the form that search compares: lower case, without accents, letters and digits only. */
export const foldWords = (text: string): string[] => allWords(text).slice(0, WORDS_MAX)

/** The same, of a long text those that tell something. */
export function tellingWords(text: string, isNoise: (word: string) => boolean): string[] {
  const words = allWords(text)
  const telling = words.length > WORDS_MAX ? words.filter((word) => !isNoise(word)) : words
  return telling.slice(0, WORDS_MAX)
}

/** All of them, of a text that is compared as a whole. */
export function allWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\ufe00-\ufe0f]/g, '') // accents, and what chooses the look of an emoji
    .toLowerCase()
    .replace(/(\p{L})['’](?=s\b)/gu, '$1')
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** Base forms of a word with a Hindi ending: kaale and kaali are kaala, honthon is honth, chudiyan is chudi. */
export function hindiForms(word: string): string[] {
  if (word.length < HINDI_MIN) return []
  return HINDI_ENDINGS.flatMap(([ending, bases]) =>
    ending.test(word) ? bases.map((base) => word.replace(ending, base)) : [],
  )
}

/** Shorter words have other endings. */
const HINDI_MIN = 4
const HINDI_ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/iy(?:aa?n?|on?|ein)$/, ['i', 'iya']],
  [/(?<!iy)on$/, ['a', '']],
  [/ei?n$/, ['']],
  [/(?:e|ee|i)$/, ['a']],
]

/** Forms of a word that engines look for: itself and its singular, because the stemmer misses plurals of Indian words, such as juttis. */
export const soughtForms = (word: string): string[] => [
  word,
  ...numberForms(word).filter((form) => form.length < word.length && form.length > 2),
]

/** Words with these endings have a plural with "es": dresses, brushes, and "kurties". */
const ES = /(?:[sxzoi]|ch|sh)$/

/** Singular and plural forms of a word, itself first. */
export function numberForms(word: string): string[] {
  const forms = [word, `${word}s`]
  if (ES.test(word)) forms.push(`${word}es`)
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('y')) forms.push(`${word.slice(0, -1)}ies`)
  if (word.length > 3 && word.endsWith('es') && ES.test(word.slice(0, -2))) forms.push(word.slice(0, -2))
  if (word.length > 3 && word.endsWith('s')) forms.push(word.slice(0, -1))
  return forms
}
