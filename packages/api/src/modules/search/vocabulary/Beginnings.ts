import { PrefixIndex } from './PrefixIndex.ts'

/** Finds names by their first letters. */
export class Beginnings {
  readonly #names: readonly string[]
  readonly #index: PrefixIndex

  constructor(names: readonly string[]) {
    this.#names = names
    this.#index = new PrefixIndex(names.map((name) => [name]))
  }

  /** Names that start with these letters, in the order in which they were given. */
  startingWith(letters: string, max = Infinity): string[] {
    const numbers = this.#index.startingWith(letters).flatMap((found) => [...found])
    return numbers
      .toSorted((one, other) => one - other)
      .slice(0, max)
      .map((number) => this.#names[number] ?? '')
  }

  /** True where one starts with these letters. */
  hasAny(letters: string): boolean {
    return this.#index.has(letters)
  }
}
