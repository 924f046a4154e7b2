import { groupBy } from '#lists/groupBy.ts'
import { numberForms } from '../foldText.ts'
import { spellingErrors, toSpelling, type Spelling } from '../spelling/spellingErrors.ts'
import { Spellings } from '../vocabulary/Spellings.ts'

/** Length of names that are recognised without their spaces. */
const JOINED_MIN = 7

interface LongName {
  name: string
  words: readonly string[]
  /** In one word: nailpolish. */
  joined: Spelling
  /** The first of equals is meant. */
  rank: number
}

/** Names of several words. */
export class LongNames {
  /** By the name in one word. */
  readonly #joined: ReadonlyMap<string, string>
  readonly #spellings: Spellings
  /** By each of their words; see `placed`. */
  readonly #byWord: ReadonlyMap<string, readonly LongName[]>

  constructor(names: readonly string[]) {
    const long = names.filter((name) => name.includes(' ') && name.length > JOINED_MIN)
    this.#joined = new Map(long.map((name) => [name.replaceAll(' ', ''), name]))
    this.#spellings = new Spellings(this.#joined.keys())
    const known = Array.from(this.#joined, ([joined, name], rank) => ({
      name,
      words: name.split(' '),
      joined: toSpelling(joined),
      rank,
    }))
    const byWord = groupBy(
      known.flatMap((one) => one.words.map((word, at) => ({ place: placed(word, at, one.words), one }))),
      ({ place }) => place,
    )
    this.#byWord = new Map(Array.from(byWord, ([place, some]) => [place, some.map(({ one }) => one)]))
  }

  /** Name that was written as one word: nail polish of "nailpolis". */
  written(word: string, maxErrors: number): string | undefined {
    if (word.length < JOINED_MIN) return undefined
    const [best] = this.#spellings
      .near(word, { max: maxErrors })
      .toSorted((one, other) => one.errors - other.errors)
    return best && this.#joined.get(best.word)
  }

  /**
   * Name of as many words with some of them as typed and the others misspelt: "lip gloss" of "lip goss". `errorsOf` is 0 for a word in
   * another number.
   */
  like(words: readonly string[], errorsOf: (typed: string, known: string) => number): string | undefined {
    const joined = words.join('')
    if (joined.length < JOINED_MIN - 1 || this.#joined.has(joined)) return undefined
    const typed = toSpelling(joined)
    const alike = words.flatMap((word, at) =>
      numberForms(word).flatMap((form) => this.#byWord.get(placed(form, at, words)) ?? []),
    )
    const [best] = [...new Set(alike)]
      .filter((known) => spellingErrors(typed, known.joined, words.length) <= words.length)
      .map(({ name, words: known, rank }) => ({
        name,
        rank,
        errors: Math.max(...words.map((word, at) => errorsOf(word, known[at] ?? ''))),
      }))
      .filter(({ errors }) => errors > 0 && errors < Infinity)
      .toSorted((one, other) => one.errors - other.errors || one.rank - other.rank)
    return best?.name
  }
}

/** Key of a word at its place in a name of so many. */
const placed = (word: string, at: number, { length }: readonly string[]) => `${length} ${at} ${word}`
