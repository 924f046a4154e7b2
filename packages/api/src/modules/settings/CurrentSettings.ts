import type { Settings } from '@shop/contract/settings.schema'
import type { Database } from '#database/openDatabase.ts'
import type { CatalogueState } from '#http/CatalogueState.ts'
import { readSettings } from './settings.repository.ts'

/** Settings as this process knows them, read again after a change of the catalogue that is not limited to products. */
export class CurrentSettings {
  readonly #db: Database
  readonly #state: () => Promise<CatalogueState | undefined>
  #known: { version: number; settings: Promise<Settings> } | undefined

  constructor(db: Database, state: () => Promise<CatalogueState | undefined>) {
    this.#db = db
    this.#state = state
  }

  /** While the database is unavailable, the last known ones. */
  async get(): Promise<Settings> {
    const state = await this.#state()
    const known = this.#known
    if (known !== undefined && state?.changes.concern([], known.version) !== true) return known.settings
    const settings = readSettings(this.#db)
    if (state !== undefined) {
      this.#known = { version: state.version, settings }
      settings.catch(() => (this.#known = known))
    }
    return settings
  }
}
