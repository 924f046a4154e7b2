import type { StoredPage } from './StoredPage.ts'

const FRESH_MS = 60_000
const PAGES_MAX = 500

/**
 * Finished pages by address, the least recently used dropped first. A page lives for a minute, or until the catalogue
 * changes. Several requests for a page that is not there wait for one rendering of it.
 */
export class PageCache {
  readonly #pages = new Map<string, { version: string; page: StoredPage }>()
  readonly #rendering = new Map<string, Promise<StoredPage>>()

  /**
   * The stored page of an address, or undefined when there is none that is still good. Without a version (the database
   * does not answer) an old page is better than none.
   */
  find(key: string, version: string | undefined, now = Date.now()): StoredPage | undefined {
    const entry = this.#pages.get(key)
    if (entry === undefined) return undefined
    if (version === undefined) return entry.page
    this.#pages.delete(key)
    if (entry.version !== version || now - entry.page.storedAt > FRESH_MS) return undefined
    this.#pages.set(key, entry)
    return entry.page
  }

  /** Renders a page once for all who wait for it, and keeps it when it is worth keeping. */
  async renderOnce(key: string, version: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const underWay = this.#rendering.get(key)
    if (underWay) return underWay
    const rendering = render()
    this.#rendering.set(key, rendering)
    try {
      const page = await rendering
      if (page.status === 200) this.#keep(key, version, page)
      return page
    } finally {
      this.#rendering.delete(key)
    }
  }

  #keep(key: string, version: string, page: StoredPage) {
    this.#pages.set(key, { version, page })
    const oldest = this.#pages.keys().next().value
    if (this.#pages.size > PAGES_MAX && oldest !== undefined) this.#pages.delete(oldest)
  }
}
