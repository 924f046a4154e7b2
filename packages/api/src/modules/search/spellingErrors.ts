import { heard } from './meaning/transliterate.ts'
import { SOUND_MIN_LENGTH, soundKey } from './soundKey.ts'

/** Errors for another spelling of the same sound. */
const SOUND_ONLY = 0.2
/** Errors for a doubled letter that was typed once, or the reverse. */
const DOUBLED = 0.3
const VOWELS = new Set('aeiouy')
/** Neighbours on the keyboard are hit by accident. */
const NEIGHBOURS = new Set(
  ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].flatMap((row) =>
    Array.from(row.slice(1), (key, index) => [`${row[index]}${key}`, `${key}${row[index]}`]).flat(),
  ),
)

/** Consonants that are heard as each other: "bluch" is blush. */
const ALIKE = new Set(
  ['cs', 'jz', 'gj', 'mn', 'dt', 'bp', 'fv'].flatMap((pair) => [pair, `${pair[1]}${pair[0]}`]),
)

/**
 * Sum of weighted errors: letters that sound alike and vowels are confused easily, consonants rarely, the first letter hardly ever.
 * Infinity or the sum when there are more than `max`: a search compares each unknown word with the whole lexicon.
 */
export function spellingErrors(typed: string, target: string, max = Infinity): number {
  if (typed === target) return 0
  const [typedSound, targetSound] = [soundKey(heard(typed)), soundKey(heard(target))]
  const spelling = weightedDistance(typed, target, max)
  if (Math.min(typedSound.length, targetSound.length) < SOUND_MIN_LENGTH) return spelling
  return Math.min(spelling, weightedDistance(typedSound, targetSound, max) + SOUND_ONLY)
}

/** Largest number of errors with which a word of this length is still recognised. */
export function errorsAllowed(length: number): number {
  if (length < 3) return 0
  if (length === 3) return DOUBLED
  if (length <= 5) return 1
  if (length <= 7) return 1.3
  return length <= 9 ? 1.5 : 2.2
}

function weightedDistance(typed: string, target: string, max: number): number {
  if (Math.abs(typed.length - target.length) * DOUBLED > max) return Infinity
  let beforePrevious: number[] = []
  let previous = [0]
  for (let column = 1; column <= target.length; column++)
    previous.push((previous[column - 1] ?? 0) + missing(target, column - 1))
  let isPastMax = false
  for (let row = 1; row <= typed.length; row++) {
    const current = [(previous[0] ?? 0) + missing(typed, row - 1)]
    let least = current[0] ?? 0
    for (let column = 1; column <= target.length; column++) {
      const isSwap = typed[row - 1] === target[column - 2] && typed[row - 2] === target[column - 1]
      const errors = Math.min(
        (previous[column] ?? 0) + missing(typed, row - 1),
        (current[column - 1] ?? 0) + missing(target, column - 1),
        (previous[column - 1] ?? 0) + replaced(typed, row - 1, target, column - 1),
        row > 1 && column > 1 && isSwap ? (beforePrevious[column - 2] ?? 0) + 0.8 : Infinity,
      )
      current.push(errors)
      if (errors < least) least = errors
    }
    // A swap looks back two rows.
    if (least > max && isPastMax) return Infinity
    isPastMax = least > max
    beforePrevious = previous
    previous = current
  }
  return previous[target.length] ?? Infinity
}

function missing(word: string, at: number): number {
  const letter = word[at] ?? ''
  if (at === 0) return 1.5
  if (letter === word[at - 1]) return DOUBLED
  return VOWELS.has(letter) ? 0.6 : 1
}

function replaced(typed: string, row: number, target: string, column: number): number {
  const [one, other] = [typed[row] ?? '', target[column] ?? '']
  if (one === other) return 0
  const first = row === 0 && column === 0 ? 0.5 : 0
  if (VOWELS.has(one) && VOWELS.has(other)) return 0.5 + first
  const isLikely = NEIGHBOURS.has(one + other) || ALIKE.has(one + other)
  return (isLikely ? 1 : 1.4) + first
}
