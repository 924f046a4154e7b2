const WORDS_MAX = 12

/** Stop words of a shop for women. */
// prettier-ignore
const NOISE = new Set([
  'a', 'an', 'and', 'at', 'best', 'buy', 'by', 'for', 'from', 'in', 'of', 'on', 'online', 'or', 'the', 'to', 'with',
  'ka', 'ke', 'ki', 'ko', 'ladies', 'woman', 'womans', 'women', 'womens',
])

/** Significant words of a search; all of them when none is significant. */
export function significantWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !NOISE.has(word))
  return telling.length === 0 ? words : telling
}

/** Words of a text in the form that search compares: lower case, without accents, letters and digits only. */
export function foldWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(\p{L})['’](?=s\b)/gu, '$1')
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu)?.slice(0, WORDS_MAX) ?? []
}

/** Singular and plural forms of a word, itself first. */
export function numberForms(word: string): string[] {
  const forms = [word, `${word}s`, `${word}es`]
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  if (word.endsWith('y')) forms.push(`${word.slice(0, -1)}ies`)
  if (word.length > 3 && word.endsWith('es')) forms.push(word.slice(0, -2))
  if (word.length > 3 && word.endsWith('s')) forms.push(word.slice(0, -1))
  return forms
}
