import type { SuggestionKind } from '@shop/contract/search.schema'
import { numberForms } from '../foldText.ts'
import { lineOf, oneOfEach } from '../lineOf.ts'
import { SOUND_MIN_LENGTH, soundKey } from '../spelling/soundKey.ts'
import { mixKinds } from '../mixKinds.ts'
import { PrefixIndex } from './PrefixIndex.ts'

/** Phrase for suggestions, as shown and folded. */
export interface KnownPhrase {
  phrase: string
  folded: string
  kind: SuggestionKind
  /** The best-selling product of this title. */
  productId?: number | null
}

export const isName = ({ kind }: KnownPhrase) => kind === 'category' || kind === 'brand'

export interface TypedWord {
  word: string
  /** Other names for it, of one or more words. */
  others: readonly string[]
  /** Longer words that it may begin, where not any: a bra is no bracelet. */
  mayBegin?: (longer: string) => boolean
}

/** Titles that begin with another one. */
const TITLES_MAX = 10

/** Finds phrases for suggestions by the beginnings of their words. Phrases are given best first. */
export class PhraseIndex {
  /** Best first. */
  readonly categories: readonly KnownPhrase[]
  /** Titles of products, best first. */
  readonly titles: readonly KnownPhrase[]
  readonly #phrases: readonly KnownPhrase[]
  /** Folded, after a space. */
  readonly #texts: readonly string[]
  /** Numbers of their words. */
  readonly #lengths: Uint8Array
  /** Of long titles. */
  readonly #lines: readonly (string | undefined)[]
  readonly #words: PrefixIndex
  readonly #sounds: PrefixIndex
  /** Phrases with names of several words, of which the lexicon has some hundreds. */
  readonly #named = new Map<string, readonly Uint32Array[]>()

  constructor(phrases: readonly KnownPhrase[]) {
    this.categories = phrases.filter(({ kind }) => kind === 'category')
    this.titles = phrases.filter(({ kind }) => kind === 'product')
    this.#phrases = phrases
    this.#texts = phrases.map(({ folded }) => ` ${folded}`)
    const words = phrases.map(({ folded }) => folded.split(' '))
    this.#lines = phrases.map(lineOfTitle)
    this.#lengths = Uint8Array.from(words, ({ length }) => length)
    this.#words = new PrefixIndex(words)
    this.#sounds = new PrefixIndex(words.map((some) => some.map(soundKey)))
  }

  /**
   * Phrases in which each word, or another name for it, starts a word; those with the typed words first. Of products and searches, those that
   * `isFirst` accepts, or else those that start with the text.
   */
  find(typed: readonly TypedWord[], max: number, isFirst?: (title: string) => boolean): KnownPhrase[] {
    const matches = this.#count(typed.map((word) => this.#startingWithAny(word)))
    return this.#best(typed, matches, max, isFirst)
  }

  /** True for the whole title of a product; false where many titles go on from there, as "cotton kurta" does. */
  isTitle(words: readonly string[]): boolean {
    const text = words.join(' ')
    const found = this.find(
      words.map((word) => ({ word, others: [] })),
      TITLES_MAX,
    )
    return (
      found.length < TITLES_MAX && found.some(({ kind, folded }) => kind === 'product' && folded === text)
    )
  }

  /** The best-selling product with exactly this title. */
  titled(words: readonly string[]): KnownPhrase | undefined {
    const text = words.join(' ')
    return this.titles.find(({ folded }) => folded === text)
  }

  /** True where a phrase has the name of several words. */
  has(name: string): boolean {
    return this.#called(name).some(({ length }) => length > 0)
  }

  /** Phrases in which each word starts a word as it is heard. */
  findBySound(words: readonly string[], max: number): KnownPhrase[] {
    const matches = this.#count(words.map((word) => this.#sounds.startingWith(soundOf(word))))
    return this.#best(
      words.map((word) => ({ word, others: [] })),
      matches,
      max,
    )
  }

  #startingWithAny(typed: TypedWord): Uint32Array[] {
    return [...new Set([...this.#asTyped(typed), ...typed.others.flatMap((name) => this.#called(name))])]
  }

  #asTyped({ word, mayBegin }: TypedWord): readonly Uint32Array[] {
    return this.#words.startingWith(word, mayBegin)
  }

  /** Another name has to be there as a whole: "him" is for men, and Himadri is not. The last of several words may be a beginning. */
  #called(name: string): readonly Uint32Array[] {
    const known = this.#named.get(name)
    if (known !== undefined) return known
    const [first = '', ...more] = name.split(' ')
    const found = numberForms(first).flatMap((form) => this.#words.equal(form))
    if (more.length === 0) return found
    const called = found.map((some) => some.filter((phrase) => this.#texts[phrase]?.includes(` ${name}`)))
    this.#named.set(name, called)
    return called
  }

  /** For each phrase the number of words that it has, up to the first one that it lacks. Undefined where no phrase has one of them. */
  #count(each: readonly (readonly Uint32Array[])[]): Uint8Array | undefined {
    if (each.some(({ length }) => length === 0)) return undefined
    const counts = new Uint8Array(this.#phrases.length)
    for (const [before, found] of each.entries()) {
      for (const phrases of found) {
        for (const phrase of phrases) if (counts[phrase] === before) counts[phrase] = before + 1
      }
    }
    return counts
  }

  /**
   * Names with the words as typed, then products: those that start with the text first, of names the shortest, so that "sare" is a saree before a saree
   * blouse. What has other names for the words is last, before titles of a line of which one is there.
   */
  #best(
    typed: readonly TypedWord[],
    matches: Uint8Array | undefined,
    max: number,
    isFirst?: (title: string) => boolean,
  ): KnownPhrase[] {
    const words = typed.length
    let number = matches?.indexOf(words) ?? -1
    if (matches === undefined || number < 0) return []
    const asTyped = this.#count(typed.map((word) => this.#asTyped(word)))
    const begins = typed.map(({ word }) => word).join(' ')
    const isBegun = (text: string) => text.startsWith(begins)
    const isBest = isFirst ?? isBegun
    const placeOf = (phrase: KnownPhrase, length: number) => {
      if (!isName(phrase)) return isBest(phrase.folded) ? 3 : 4
      return !isBegun(phrase.folded) ? 2 : length > words ? 1 : 0
    }
    const ranks: KnownPhrase[][] = Array.from({ length: 10 }, () => [])
    const alike: KnownPhrase[][] = Array.from({ length: 10 }, () => [])
    const lines = Array.from({ length: 10 }, () => new Set<string>())
    for (; number >= 0; number = matches.indexOf(words, number + 1)) {
      const phrase = this.#phrases[number]
      // "kajri kaj" is more than Kajri.
      const length = this.#lengths[number] ?? 0
      if (phrase === undefined || length < words) continue
      const rank = (asTyped?.[number] === words ? 0 : 5) + placeOf(phrase, length)
      const line = this.#lines[number]
      const isAlike = line !== undefined && lines[rank]?.has(line) === true
      const equals = (isAlike ? alike : ranks)[rank]
      if (equals === undefined || equals.length >= max) continue
      if (line !== undefined) lines[rank]?.add(line)
      equals.push(phrase)
    }
    const found = oneOfEach([...ranks.flat(), ...alike.flat()], lineOfTitle)
    return mixKinds(found).slice(0, max)
  }
}

const lineOfTitle = ({ kind, folded }: KnownPhrase) => (kind === 'product' ? lineOf(folded) : undefined)

/** Words with a very short key ("zzz") are compared by their letters. */
function soundOf(word: string): string {
  const key = soundKey(word)
  return key.length < SOUND_MIN_LENGTH ? word : key
}
