/** More words than this are no search but a text. */
const WORDS_MAX = 12

/** Words that say nothing in a shop for women. */
// prettier-ignore
const NOISE = new Set([
  'a', 'an', 'and', 'at', 'best', 'buy', 'by', 'for', 'from', 'in', 'of', 'on', 'online', 'or', 'the', 'to', 'with',
  'ka', 'ke', 'ki', 'ko', 'ladies', 'woman', 'womans', 'women', 'womens',
])

/** The words that say what is searched for; all of them, where none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !NOISE.has(word))
  return telling.length === 0 ? words : telling
}

/** The words of a text as search compares them: lower case, without accents, letters and digits only. */
export function foldWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(\p{L})['’](?=s\b)/gu, '$1')
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(0, WORDS_MAX) ?? []
}

/** The forms of a word in singular and plural, itself first. */
export function numberForms(word: string): string[] {
  const forms = [word, `${word}s`, `${word}es`]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('y')) forms.push(`${word.slice(0, -1)}ies`)
  if (word.length > 3 && word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.length > 3 && word.endsWith('s')) forms.push(word.slice(0, -1))
  return forms
}
