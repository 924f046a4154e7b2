import { DOUBLED } from '../spelling/letterCosts.ts'

/** Bit of a letter. Letters that share one only make the comparison less strict. */
const bitOf = (code: number) => 1 << (code & 31)

const VOWELS = Array.from('aeiouy', (vowel) => bitOf(vowel.charCodeAt(0))).reduce((bits, bit) => bits | bit)
/** Sums of these errors may be rounded up. */
const ROUNDING = 1e-9

/** A bit for each letter of a word. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= bitOf(word.charCodeAt(at))
  return bits
}

/**
 * Least errors of two words by their letters alone: a consonant that only one of them has is an error at least, and a vowel is as much as
 * a silent one. What is typed may be a beginning.
 */
export function leastByLetters(typed: number, known: number, isBegun: boolean): number {
  const more = errorsOf(typed & ~known)
  return isBegun ? more : Math.max(more, errorsOf(known & ~typed))
}

function errorsOf(letters: number): number {
  return letters === 0 ? 0 : count(letters & ~VOWELS) + DOUBLED * count(letters & VOWELS) - ROUNDING
}

/** Number of bits. */
function count(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
