import { LRUCache } from 'lru-cache'
import { groupBy } from '#lists/groupBy.ts'
import { leastWithFirst, spellingErrors, toSpelling, type Spelling } from '../spelling/spellingErrors.ts'
import { leastByLetters, lettersOf } from './letters.ts'

export interface Near {
  word: string
  errors: number
}

export interface NearOptions {
  /** Largest number of errors. */
  max: number
  /** Largest difference in length. */
  lengths?: number
  /** True when the typed word may be the beginning of the others. */
  isBegun?: boolean
}

/** Words whose spellings begin alike, and whose sounds do. */
interface Group {
  first: number
  firstHeard: number
  spellings: readonly Spelling[]
  /** Place of each word in the list that was given. */
  ranks: Uint32Array
  lengths: Uint16Array
  letters: Int32Array
  lettersHeard: Int32Array
}

/** A search asks several times for the same words, and shoppers make the same errors. */
const KEPT_MAX = 1_000

/**
 * Finds the words that are similar to a typed one. Errors in a first letter are rare, and the bits of two words tell how many letters
 * differ at least. So nearly all words are excluded before their letters are compared one by one.
 */
export class Spellings {
  readonly #groups: readonly Group[]
  readonly #kept = new LRUCache<string, readonly Near[]>({ max: KEPT_MAX })

  constructor(words: Iterable<string>) {
    const known = Array.from(words, (word, rank) => ({ rank, ...toSpelling(word) }))
    const groups = groupBy(known, ({ word, sound }) => `${word.charAt(0)} ${sound.charAt(0)}`)
    this.#groups = Array.from(groups.values(), toGroup)
  }

  /** Similar words, in the order in which they were given. */
  near(word: string, { max, lengths = Infinity, isBegun = false }: NearOptions): readonly Near[] {
    const key = `${max} ${lengths} ${isBegun} ${word}`
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const found = this.#find(word, max, lengths, isBegun)
    this.#kept.set(key, found)
    return found
  }

  #find(word: string, max: number, lengths: number, isBegun: boolean): Near[] {
    const typed = toSpelling(word)
    const letters = lettersOf(typed.word)
    const heard = lettersOf(typed.sound)
    const found: (Near & { rank: number })[] = []
    for (const group of this.#groups) {
      const isSpeltSo = leastWithFirst(typed.word, group.first) <= max
      const isHeardSo = leastWithFirst(typed.sound, group.firstHeard) <= max
      if (!isSpeltSo && !isHeardSo) continue
      for (let index = 0; index < group.ranks.length; index++) {
        if (Math.abs((group.lengths[index] ?? 0) - word.length) > lengths) continue
        const mayBe =
          (isSpeltSo && leastByLetters(letters, group.letters[index] ?? 0, isBegun) <= max) ||
          (isHeardSo && leastByLetters(heard, group.lettersHeard[index] ?? 0, isBegun) <= max)
        const spelling = mayBe ? group.spellings[index] : undefined
        if (spelling === undefined) continue
        const errors = spellingErrors(typed, spelling, max, isBegun)
        if (errors <= max) found.push({ word: spelling.word, errors, rank: group.ranks[index] ?? 0 })
      }
    }
    return found
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ word: near, errors }) => ({ word: near, errors }))
  }
}

function toGroup(spellings: readonly (Spelling & { rank: number })[]): Group {
  const [{ word, sound } = { word: '', sound: '' }] = spellings
  return {
    first: word.charCodeAt(0),
    firstHeard: sound.charCodeAt(0),
    spellings,
    ranks: Uint32Array.from(spellings, ({ rank }) => rank),
    lengths: Uint16Array.from(spellings, (one) => one.word.length),
    letters: Int32Array.from(spellings, (one) => lettersOf(one.word)),
    lettersHeard: Int32Array.from(spellings, (one) => lettersOf(one.sound)),
  }
}
