import { DOUBLED, FIRST_LACKS, isVowel, missing, replaced, surplus } from './letterCosts.ts'
import { heard } from '../meaning/transliterate.ts'
import { SOUND_MIN_LENGTH, soundKey } from './soundKey.ts'

/** Errors for another spelling of the same sound. */
const SOUND_ONLY = 0.2
/** Added for s in the place of sh, which sound keys do not tell apart: "blous" is a blouse, and no blush. */
const SIBILANT = 0.3
/** Added for another last vowel, which makes another word in Hindi: kurta and kurti, zara and zari. */
const LAST_VOWEL = 0.4
/** Added for another first letter, which is hardly ever wrong. */
const FIRST_DIFFERS = 0.5
/** Errors for two letters in each other's place. */
const SWAPPED = 0.8
/** An unfinished word is compared with beginnings that are so much longer. */
const BEGINNING_MAX = 2

/** Word with its sound, which the comparison with every typed word needs. */
export interface Spelling {
  word: string
  sound: string
  hasSh: boolean
}

/** A word without a vowel is not heard: "zzqx" would sound like socks, and "zzqqy" like sky. */
export function toSpelling(word: string): Spelling {
  return { word, sound: VOWEL.test(word) ? soundKey(heard(word)) : '', hasSh: word.includes('sh') }
}

/** A y is one in a short word alone: sky, gym, dry. */
const VOWEL = /[aeiou]|^.{0,3}y.?$/

/**
 * Sum of weighted errors: letters that sound alike and vowels are confused easily, consonants rarely, the first letter hardly ever.
 * Infinity or the sum when there are more than `max`. With `isBegun` the typed word is compared with beginnings of the other.
 */
export function spellingErrors(typed: Spelling, target: Spelling, max = Infinity, isBegun = false): number {
  if (typed.word === target.word) return 0
  const spelling = weightedDistance(typed.word, target.word, max, isBegun)
  if (Math.min(typed.sound.length, target.sound.length) < SOUND_MIN_LENGTH) return spelling
  const otherwise = SOUND_ONLY + (typed.hasSh === target.hasSh ? 0 : SIBILANT)
  return Math.min(spelling, weightedDistance(typed.sound, target.sound, max, isBegun) + otherwise)
}

/** Largest number of errors with which a word of this length is still recognised. A short word may as well be a name. */
export function errorsAllowed(length: number): number {
  if (length < 3) return 0
  if (length === 3) return DOUBLED
  if (length === 4) return 0.8
  if (length === 5) return 1
  if (length <= 7) return 1.3
  return length <= 9 ? 1.5 : 2.2
}

/** Rows of a comparison. All comparisons share them, so that none makes its own. */
let rows = makeRows(64)
/** Errors for each letter of the target that was not typed. */
let lacks = new Float64Array(64)

function makeRows(width: number): [Float64Array, Float64Array, Float64Array] {
  return [new Float64Array(width), new Float64Array(width), new Float64Array(width)]
}

function weightedDistance(typed: string, whole: string, max: number, isBegun: boolean): number {
  const target = isBegun ? whole.slice(0, typed.length + BEGINNING_MAX) : whole
  const width = target.length
  if (Math.abs(typed.length - width) * DOUBLED > max) return Infinity
  if (leastAtFirst(typed, target) > max) return Infinity
  if (width >= rows[0].length) {
    rows = makeRows(2 * width)
    lacks = new Float64Array(2 * width)
  }
  let [beforePrevious, previous, current] = rows
  previous[0] = 0
  for (let column = 1; column <= width; column++) {
    lacks[column] = missing(target, column - 1)
    previous[column] = (previous[column - 1] ?? 0) + (lacks[column] ?? 0)
  }
  let isPastMax = false
  for (let row = 1; row <= typed.length; row++) {
    const letter = typed.charCodeAt(row - 1)
    const added = surplus(typed, row - 1)
    let least = (previous[0] ?? 0) + added
    current[0] = least
    for (let column = 1; column <= width; column++) {
      const other = target.charCodeAt(column - 1)
      let errors = Math.min(
        (previous[column] ?? 0) + added,
        (current[column - 1] ?? 0) + (lacks[column] ?? 0),
        (previous[column - 1] ?? 0) +
          replaced(letter, other) +
          atEnds(
            letter,
            other,
            row === 1 && column === 1,
            !isBegun && row === typed.length && column === width,
          ),
      )
      if (
        row > 1 &&
        column > 1 &&
        letter === target.charCodeAt(column - 2) &&
        other === typed.charCodeAt(row - 2)
      )
        errors = Math.min(errors, (beforePrevious[column - 2] ?? 0) + SWAPPED)
      current[column] = errors
      if (errors < least) least = errors
    }
    // A swap looks back two rows.
    if (least > max && isPastMax) return Infinity
    isPastMax = least > max
    ;[beforePrevious, previous, current] = [previous, current, beforePrevious]
  }
  return isBegun
    ? Math.min(...previous.subarray(Math.max(0, typed.length - 1), width + 1))
    : (previous[width] ?? Infinity)
}

/** Least errors of two words by their first letters alone, which excludes most words before the others are compared. */
function leastAtFirst(typed: string, target: string): number {
  const [one, other] = [typed.charCodeAt(0), target.charCodeAt(0)]
  if (one === other || typed === '' || target === '') return 0
  const isSwapped = one === target.charCodeAt(1) && other === typed.charCodeAt(1)
  return isSwapped ? SWAPPED : otherFirst(one, other)
}

/** The same for all words with a first letter. */
export function leastWithFirst(typed: string, first: number): number {
  if (typed.charCodeAt(0) === first || typed === '') return 0
  return typed.charCodeAt(1) === first ? SWAPPED : otherFirst(typed.charCodeAt(0), first)
}

const otherFirst = (one: number, other: number) => Math.min(FIRST_LACKS, replaced(one, other) + FIRST_DIFFERS)

/** Added for another first letter or last vowel. */
function atEnds(one: number, other: number, isFirst: boolean, isLast: boolean): number {
  if (one === other) return 0
  if (isFirst) return FIRST_DIFFERS
  return isLast && isVowel(one) && isVowel(other) ? LAST_VOWEL : 0
}
