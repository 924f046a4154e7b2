/** Finds texts by beginnings of their words. Texts are numbers, in the order in which they were given. */
export class PrefixIndex {
  /** Sorted. */
  readonly #words: readonly string[]
  readonly #texts: readonly Uint32Array[]
  readonly #byWord: ReadonlyMap<string, readonly Uint32Array[]>

  constructor(texts: readonly (readonly string[])[]) {
    const byWord = new Map<string, number[]>()
    for (const [number, words] of texts.entries()) {
      for (const word of new Set(words)) {
        const known = byWord.get(word)
        if (known === undefined) byWord.set(word, [number])
        else known.push(number)
      }
    }
    this.#words = [...byWord.keys()].toSorted(inOrder)
    this.#texts = this.#words.map((word) => Uint32Array.from(byWord.get(word) ?? []))
    this.#byWord = new Map(this.#words.map((word, index) => [word, this.#texts.slice(index, index + 1)]))
  }

  /** Texts with a word that starts so, of those that are accepted, by word. */
  startingWith(letters: string, isAccepted?: (word: string) => boolean): readonly Uint32Array[] {
    const from = this.#firstFrom(letters)
    let to = from
    while (this.#words[to]?.startsWith(letters) === true) to++
    const found = this.#texts.slice(from, to)
    return isAccepted === undefined
      ? found
      : found.filter((_, index) => isAccepted(this.#words[from + index] ?? ''))
  }

  /** True where a word starts so. */
  has(letters: string): boolean {
    return this.#words[this.#firstFrom(letters)]?.startsWith(letters) === true
  }

  /** Texts with exactly this word. */
  equal(word: string): readonly Uint32Array[] {
    return this.#byWord.get(word) ?? []
  }

  #firstFrom(letters: string): number {
    let [low, high] = [0, this.#words.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#words[middle] ?? '') < letters) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** By code units, as `<` compares. */
function inOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
