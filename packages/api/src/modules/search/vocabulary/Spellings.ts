import { spellingErrors, toSpelling, type Spelling } from '../spellingErrors.ts'

export interface Near {
  word: string
  errors: number
}

/** A surplus or another consonant counts at least as much. */
const CONSONANT = 1

/**
 * Finds the words that are similar to a typed one. Two words differ in at least as many letters as one of them has consonants that the
 * other lacks, so a comparison of bits excludes nearly all words before their letters are compared.
 */
export class Spellings {
  readonly #spellings: readonly Spelling[]
  /** For each word the consonants of its spelling and of its sound. */
  readonly #consonants: Int32Array

  constructor(words: Iterable<string>) {
    this.#spellings = Array.from(words, toSpelling)
    this.#consonants = new Int32Array(2 * this.#spellings.length)
    for (const [index, { word, sound }] of this.#spellings.entries()) {
      this.#consonants[2 * index] = consonantsOf(word)
      this.#consonants[2 * index + 1] = consonantsOf(sound)
    }
  }

  /** Words with at most so many errors. With `isBegun` the typed word may be the beginning of them. */
  near(word: string, max: number, isBegun = false): Near[] {
    const typed = toSpelling(word)
    const spelt = consonantsOf(typed.word)
    const heard = consonantsOf(typed.sound)
    const found: Near[] = []
    const consonants = this.#consonants
    for (let index = 0; index < this.#spellings.length; index++) {
      const isExcluded =
        differences(spelt, consonants[2 * index] ?? 0, isBegun) * CONSONANT > max &&
        differences(heard, consonants[2 * index + 1] ?? 0, isBegun) * CONSONANT > max
      const spelling = isExcluded ? undefined : this.#spellings[index]
      if (spelling === undefined) continue
      const errors = spellingErrors(typed, spelling, max, isBegun)
      if (errors <= max) found.push({ word: spelling.word, errors })
    }
    return found
  }
}

/** A bit for each letter that is no vowel. Letters that share a bit only make the comparison less strict. */
function consonantsOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    if (!VOWELS.has(code)) bits |= 1 << (code & 31)
  }
  return bits
}

const VOWELS = new Set(Array.from('aeiouy', (vowel) => vowel.charCodeAt(0)))

function differences(typed: number, known: number, isBegun: boolean): number {
  const surplus = bitCount(typed & ~known)
  return isBegun ? surplus : Math.max(surplus, bitCount(known & ~typed))
}

function bitCount(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}
