import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#database/openDatabase.ts'
import { CatalogueNames } from './CatalogueNames.ts'
import { foldWords } from './foldText.ts'
import { interpretSearch } from './interpretation/interpretSearch.ts'
import type { Interpretation } from './interpretation/Interpretation.ts'
import { toLatin } from './meaning/toLatin.ts'
import { KeptEngine } from './engine/KeptEngine.ts'
import type { Listing, ListRequest, SearchEngine, SearchSources } from './SearchEngine.ts'
import { suggest } from './suggestions/suggestions.service.ts'
import type { Suggestions } from './suggestions/Suggestions.ts'
import { UsedWords } from './vocabulary/UsedWords.ts'

/** Search, lists and suggestions of the catalogue. It reads what a text means, and an engine finds the products. */
export class CatalogueSearch {
  readonly #names: CatalogueNames
  readonly #usedWords: UsedWords
  readonly #engine: SearchEngine

  /** `version` changes with the catalogue. */
  constructor(db: Database, version: () => Promise<number>, engine: SearchEngine) {
    this.#names = new CatalogueNames(db, version)
    this.#usedWords = new UsedWords(db, version)
    this.#engine = new KeptEngine(engine, version, this.#usedWords)
  }

  /** Reads a search. With `isExact` its words stay as typed. */
  async read(text: string, isExact: boolean): Promise<Interpretation> {
    return interpretSearch(await this.#sources(), text, isExact)
  }

  /** True if some product has all words of a text as they are typed. */
  async hasAsTyped(text: string): Promise<boolean> {
    const { query } = await this.read(text, true)
    return query ? (await this.#engine.count(query.match, 1)) > 0 : false
  }

  list(request: ListRequest): Promise<Listing> {
    return this.#engine.list(request)
  }

  async suggest(text: string): Promise<Suggestions> {
    return suggest(await this.#sources(), text)
  }

  /** Returns all names of the thing that a text names, such as henna for "mehndi"; none where the lexicon does not have it. */
  async namesOf(text: string): Promise<readonly string[]> {
    const names = await this.#names.current()
    return names.lexicon.find(toLatin(names, foldWords(text)).join(' '))?.names ?? []
  }

  similar(productId: number): Promise<number[]> {
    return this.#engine.similar(productId)
  }

  /** True when the index has the whole catalogue. A false answer comes within `waitMs`, and the index goes on reading. */
  async isReady(waitMs: number): Promise<boolean> {
    const isIndexed = this.#engine.follow().then(() => true)
    const isLate = pause(waitMs, false, { ref: false })
    isIndexed.catch(() => undefined) // a late failure is the next caller's
    return Promise.race([isIndexed, isLate])
  }

  async #sources(): Promise<SearchSources> {
    return { names: await this.#names.current(), usedWords: this.#usedWords, engine: this.#engine }
  }
}
