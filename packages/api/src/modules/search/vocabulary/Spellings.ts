import { spellingErrors, toSpelling, type Spelling } from '../spellingErrors.ts'

export interface Near {
  word: string
  errors: number
}

/**
 * Finds the words that are similar to a typed one. Two words differ in at least as many letters as one of them has consonants that the
 * other lacks, and each is an error at least, so a comparison of bits excludes nearly all words before their letters are compared.
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
        differ(spelt, consonants[2 * index] ?? 0, max, isBegun) &&
        differ(heard, consonants[2 * index + 1] ?? 0, max, isBegun)
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

/** True when one has more consonants than allowed that the other lacks. What is typed may be a beginning. */
function differ(typed: number, known: number, max: number, isBegun: boolean): boolean {
  return hasMore(typed & ~known, max) || (!isBegun && hasMore(known & ~typed, max))
}

function hasMore(bits: number, max: number): boolean {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) if (++count > max) return true
  return false
}
