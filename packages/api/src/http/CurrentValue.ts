import type { CatalogueState } from './CatalogueState.ts'

/** Value as this process knows it, read again after a change of the catalogue that is not limited to products. */
export class CurrentValue<T> {
  readonly #read: () => Promise<T>
  readonly #state: () => Promise<CatalogueState | undefined>
  #known: { version: number; value: Promise<T> } | undefined

  constructor(read: () => Promise<T>, state: () => Promise<CatalogueState | undefined>) {
    // A query of drizzle runs again each time that it is awaited, unlike a promise.
    this.#read = async () => read()
    this.#state = state
  }

  /** While the database is unavailable, the last known one. */
  async get(): Promise<T> {
    const state = await this.#state()
    const known = this.#known
    if (known !== undefined && state?.changes.concern([], known.version) !== true) return known.value
    const value = this.#read()
    if (state !== undefined) {
      this.#known = { version: state.version, value }
      value.catch(() => (this.#known = known))
    }
    return value
  }
}
