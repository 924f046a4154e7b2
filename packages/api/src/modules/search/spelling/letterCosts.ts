/** Errors for a doubled letter that was typed once, or the reverse, and for a silent one. */
export const DOUBLED = 0.3
/** Errors for a first letter that one of two words lacks. */
export const FIRST_LACKS = 1.5
const VOWELS = 'aeiouy'
const SILENT = 'e'.charCodeAt(0)
/** Neighbours on the keyboard are hit by accident. */
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const KEYS_BELOW = [
  'qa',
  'az',
  'ws',
  'sx',
  'ed',
  'dc',
  'rf',
  'fv',
  'tg',
  'gb',
  'yh',
  'hn',
  'uj',
  'jm',
  'ik',
  'ol',
]
/** Consonants that are heard as each other: "bluch" is blush. */
const ALIKE = ['cs', 'jz', 'gj', 'mn', 'dt', 'bp', 'fv']

const CODES = 128
const isVowelCode = new Uint8Array(CODES)
for (const vowel of VOWELS) isVowelCode[vowel.charCodeAt(0)] = 1

const replacements = new Float64Array(CODES * CODES).fill(1.4)
const pairs = [
  ...KEYS.flatMap((row) => Array.from(row.slice(1), (key, index) => row.charAt(index) + key)),
  ...KEYS_BELOW,
  ...ALIKE,
]
for (const pair of pairs) setCost(pair, 1)
for (const one of VOWELS) for (const other of VOWELS) setCost(one + other, 0.5)

function setCost(pair: string, cost: number): void {
  const [one, other] = [pair.charCodeAt(0), pair.charCodeAt(1)]
  replacements[one * CODES + other] = cost
  replacements[other * CODES + one] = cost
}

export function isVowel(code: number): boolean {
  return code < CODES && isVowelCode[code] === 1
}

/** Errors for a letter that the other word lacks: its first letter is hardly ever left out. */
export function surplus(word: string, at: number): number {
  if (at === 0) return FIRST_LACKS
  const code = word.charCodeAt(at)
  if (code === word.charCodeAt(at - 1)) return DOUBLED
  return isVowel(code) ? 0.6 : 1
}

/** Errors for a letter that was not typed. A last e is silent. */
export function missing(word: string, at: number): number {
  return at > 0 && at === word.length - 1 && word.charCodeAt(at) === SILENT ? DOUBLED : surplus(word, at)
}

/** Errors for another letter in the place of one. */
export function replaced(one: number, other: number): number {
  if (one === other) return 0
  return one < CODES && other < CODES ? (replacements[one * CODES + other] ?? 0) : 1.4
}
