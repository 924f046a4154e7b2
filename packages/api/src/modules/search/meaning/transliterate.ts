import { soundKey } from '../spelling/soundKey.ts'

// oxfmt-ignore
const CONSONANTS: Record<string, string> = {
  क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n',
  ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n',
  प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v',
  श: 'sh', ष: 'sh', स: 's', ह: 'h',
}
/** Consonants with a dot below, which Unicode also has as single characters. */
// oxfmt-ignore
const DOTTED: Record<string, string> = { क: 'k', ख: 'kh', ग: 'g', ज: 'z', ड: 'r', ढ: 'rh', फ: 'f', य: 'y' }
// oxfmt-ignore
const VOWELS: Record<string, string> = {
  अ: 'a', आ: 'aa', इ: 'i', ई: 'ee', उ: 'u', ऊ: 'oo', ऋ: 'ri', ए: 'e', ऐ: 'ai', ऍ: 'e', ऑ: 'o', ओ: 'o', औ: 'au',
}
// oxfmt-ignore
const SIGNS: Record<string, string> = {
  'ा': 'aa', 'ि': 'i', 'ी': 'ee', 'ु': 'u', 'ू': 'oo', 'ृ': 'ri', 'े': 'e', 'ै': 'ai', 'ॅ': 'e', 'ॉ': 'o', 'ो': 'o', 'ौ': 'au',
}
const DOT = '\u093c'
const VIRAMA = '\u094d'
const NASALS = new Set(['\u0901', '\u0902'])
const LABIALS = new Set(['प', 'फ', 'ब', 'भ', 'म'])
/** Letters that some write as d and others as r: kadhai, saree. */
const FLAPS: Record<string, string> = { ड: 'd', ढ: 'dh' }
const FIRST_DIGIT = 0x0966

export function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

/**
 * Latin letters of a Devanagari word, as shoppers would type them: काजल is "kaajal". Other words stay as they are. With `flaps`, ड़ and ढ़
 * are "d" and "dh".
 */
export function transliterate(word: string, flaps = false): string {
  if (!isDevanagari(word)) return word
  const letters = Array.from(word.normalize('NFD'))
  let latin = ''
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? ''
    if (NASALS.has(letter)) latin += LABIALS.has(letters[at + 1] ?? '') ? 'm' : 'n'
    else if (CONSONANTS[letter] !== undefined) {
      const isDotted = letters[at + 1] === DOT
      if (isDotted) at++
      const dotted = (flaps ? FLAPS[letter] : undefined) ?? DOTTED[letter]
      latin += (isDotted ? dotted : undefined) ?? CONSONANTS[letter]
      const next = letters[at + 1] ?? ''
      if (next === VIRAMA) at++
      else if (SIGNS[next] === undefined && hasInherentVowel(letters, at)) latin += 'a'
    } else latin += SIGNS[letter] ?? VOWELS[letter] ?? digit(letter)
  }
  return latin
}

/** Vowels and letters that Hindi spells otherwise in words of English, and those whose dot is often left out: शैम्पू, साडी. */
const PREFIX_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ै/g, ''],
  [/ै/g, '\u0947'],
  [/ॉ/g, '\u093e'],
  [/ड(?!\u093c)/g, 'र'],
  [/ज(?!\u093c)/g, 'ज\u093c'],
]

/** Latin spellings of words of which the last may be unfinished, the likeliest first. */
export function prefixSpellings(words: readonly string[]): string[][] {
  const text = words.join(' ').normalize('NFD')
  const texts = [text, ...PREFIX_SPELLINGS.map(([pattern, by]) => text.replace(pattern, by))]
  const latin = [...texts.map((one) => [one, false] as const), [text, true] as const]
  return latin.map(([one, flaps]) => one.split(' ').map((word) => transliterate(word, flaps)))
}

/** The short vowel after a consonant is silent at the end of a word, and before the last vowel of a longer one: लड़की is "larki". */
function hasInherentVowel(letters: readonly string[], at: number): boolean {
  const rest = letters.slice(at + 1).filter((letter) => letter !== DOT)
  if (rest.length === 0) return false
  const [next = '', after = ''] = rest
  const isBeforeLast = CONSONANTS[next] !== undefined && SIGNS[after] !== undefined && rest.length === 2
  const hasVowelBefore = letters.slice(0, at).some((letter) => CONSONANTS[letter] !== undefined)
  return !(isBeforeLast && hasVowelBefore)
}

/** The number with digits of Devanagari in Latin ones. */
export const inLatinDigits = (number: string) => Array.from(number, (one) => digit(one) || one).join('')

function digit(letter: string): string {
  const value = (letter.codePointAt(0) ?? 0) - FIRST_DIGIT
  return value >= 0 && value <= 9 ? String(value) : ''
}

/** English words as Hindi spells them: लोशन, मॉइस्चराइज़र, वॉच, नाइट, डायरी, लेदर, बाम. */
const HEARD_RULES: readonly (readonly [RegExp, string])[] = [
  [/[ts]ion/g, 'shan'],
  [/tur/g, 'chur'],
  [/tch/g, 'ch'],
  [/dge/g, 'j'],
  [/igh/g, 'ai'],
  [/(?<=^[a-z]{1,2})ia/g, 'aya'],
  [/eather/g, 'edar'],
  [/alm/g, 'aam'],
  [/aw(?![aeiou])/g, 'o'],
]

/** An English word as it is heard: "condishaner". */
export function heard(word: string): string {
  return HEARD_RULES.reduce((text, [pattern, by]) => text.replace(pattern, by), word)
}

/** Consonants of a word, equal in both scripts: लिपस्टिक and lipstick are "lpstk". Vowels differ too much. */
export function skeleton(word: string): string {
  return soundKey(heard(word))
    .replace(/sh/g, 's')
    .replace(/kh/g, 'k')
    .replace(/[nm](?=[bpdtgkcjsv])/g, 'n')
    .replace(/(?<=[a-z])[aeiouy]+/g, '')
    .replace(/^[aeiouy]+(?=.)/, '')
    .replace(/(.)\1+/g, '$1')
}
