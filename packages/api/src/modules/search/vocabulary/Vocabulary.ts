import { HeardNames, type HeardName } from '../meaning/HeardNames.ts'
import { soundKey } from '../spelling/soundKey.ts'
import { groupBy } from '#lists/groupBy.ts'
import { Beginnings } from './Beginnings.ts'
import { PhraseIndex, type KnownPhrase } from './PhraseIndex.ts'
import { Spellings, type Near, type NearOptions } from './Spellings.ts'

/** Word of titles, brands, categories and options, with the number of its uses. */
export interface KnownWord {
  word: string
  frequency: number
}

/** Bounds the memory of a process: about 15 MB. Rarer words are known as words of products only (`UsedWords`). */
export const WORDS_MAX = 50_000

/** The commonest words, which Devanagari is compared with. */
const HEARD_MAX = 5_000

/** The stemmer leaves the first letters of a word as they are: all of a short one, and all but the ending of a longer one. */
const STEM_MIN = 4
const LONG_MIN = 7
const ENDING_MAX = 4

/** Words and phrases of the catalogue in memory: suggestions and corrections need no query. It does not change. */
export class Vocabulary {
  readonly phrases: PhraseIndex
  /** The most frequent first. */
  readonly #words: readonly KnownWord[]
  readonly #byWord: ReadonlyMap<string, KnownWord>
  readonly #bySound: ReadonlyMap<string, readonly KnownWord[]>
  readonly #beginnings: Beginnings
  readonly #spellings: Spellings
  #heard: HeardNames | undefined

  /** Both best first: words by frequency. */
  constructor(words: readonly KnownWord[], phrases: readonly KnownPhrase[]) {
    this.phrases = new PhraseIndex(phrases)
    this.#words = words
    this.#byWord = new Map(words.map((known) => [known.word, known]))
    this.#bySound = groupBy(this.#words, ({ word }) => soundKey(word))
    const spelt = words.map(({ word }) => word)
    this.#beginnings = new Beginnings(spelt)
    this.#spellings = new Spellings(spelt)
  }

  has(word: string): boolean {
    return this.#byWord.has(word)
  }

  /** False when no word of the catalogue begins like this one, so that none has its stem. */
  mayHave(word: string): boolean {
    const isWhole = this.#words.length < WORDS_MAX
    if (!isWhole || word.length < STEM_MIN || /\d/.test(word)) return true
    const kept = word.length > LONG_MIN ? word.length - ENDING_MAX : STEM_MIN - 1
    return this.#beginnings.hasAny(word.slice(0, kept))
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
    return this.#beginnings.startingWith(letters, max)
  }

  /** The commonest word that sounds like what was written in Devanagari, of which the spellings are given. */
  heard(spellings: readonly string[]): HeardName | undefined {
    this.#heard ??= this.#readHeard()
    return this.#heard.nearest(spellings, (word) => -this.frequencyOf(word))
  }

  #readHeard(): HeardNames {
    const names = new HeardNames()
    for (const { word } of this.#words.slice(0, HEARD_MAX)) names.add(word)
    return names
  }

  /** Similar words. */
  near(word: string, options: NearOptions): readonly Near[] {
    return this.#spellings.near(word, options)
  }
}
