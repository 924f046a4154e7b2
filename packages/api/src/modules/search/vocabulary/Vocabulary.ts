import { soundKey } from '../soundKey.ts'
import { groupBy } from '#lists/groupBy.ts'
import { PhraseIndex, type KnownPhrase } from './PhraseIndex.ts'
import { PrefixIndex } from './PrefixIndex.ts'
import { Spellings, type Near } from './Spellings.ts'

/** Word of titles, brands, categories and options, with the number of its uses. */
export interface KnownWord {
  word: string
  frequency: number
}

/** Words and phrases of the catalogue in memory: suggestions and corrections need no query. It does not change. */
export class Vocabulary {
  readonly phrases: PhraseIndex
  /** The most frequent first. */
  readonly #words: readonly KnownWord[]
  readonly #byWord: ReadonlyMap<string, KnownWord>
  readonly #bySound: ReadonlyMap<string, readonly KnownWord[]>
  readonly #beginnings: PrefixIndex
  readonly #spellings: Spellings

  /** Both best first: words by frequency. */
  constructor(words: readonly KnownWord[], phrases: readonly KnownPhrase[]) {
    this.phrases = new PhraseIndex(phrases)
    this.#words = words
    this.#byWord = new Map(words.map((known) => [known.word, known]))
    this.#bySound = groupBy(this.#words, ({ word }) => soundKey(word))
    this.#beginnings = new PrefixIndex(this.#words.map(({ word }) => [word]))
    this.#spellings = new Spellings(words.map(({ word }) => word))
  }

  has(word: string): boolean {
    return this.#byWord.has(word)
  }

  frequencyOf(word: string): number {
    return this.#byWord.get(word)?.frequency ?? 0
  }

  /** More common spellings of a word. */
  sameSound(word: string): string[] {
    const known = this.#byWord.get(word)
    if (known === undefined) return []
    const others = this.#bySound.get(soundKey(word)) ?? []
    return others.filter(({ frequency }) => frequency > known.frequency).map((other) => other.word)
  }

  /** The most frequent words that start with these letters. */
  startingWith(letters: string, max: number): string[] {
    const numbers = this.#beginnings
      .startingWith(letters)
      .flatMap((found) => [...found])
      .toSorted((one, other) => one - other)
    return numbers.slice(0, max).flatMap((number) => this.#words[number]?.word ?? [])
  }

  /** Words with at most so many errors. */
  near(word: string, maxErrors: number, isBegun: boolean): Near[] {
    return this.#spellings.near(word, maxErrors, isBegun)
  }
}
