import { setTimeout as pause } from 'node:timers/promises'
import type { AnswerCache } from '@shop/api/http/AnswerCache'
import type { CatalogueState } from '@shop/api/http/CatalogueState'

const LOOK_EVERY_MS = 250
/** Of the time between two pages, rendering one takes this share at most. */
const SHARE = 0.5

export interface PagesAheadOptions {
  cache: Pick<AnswerCache, 'dropped'>
  /** Undefined while the database is unavailable. */
  catalogueState: () => Promise<CatalogueState | undefined>
  /** Renders a page into the cache. A failure keeps the old page. */
  render: (key: string, state: CatalogueState) => Promise<void>
  /** False while visitors wait for pages, or orders and payments are under way. */
  isIdle: () => boolean
  now?: () => number
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Renders the pages that are visited often again when a change has dropped them, before their next visitors come. */
export class PagesAhead {
  readonly #options: Required<PagesAheadOptions>
  readonly #ending = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor(options: PagesAheadOptions) {
    this.#options = { now: () => performance.now(), wait: sleep, ...options }
  }

  start(): void {
    this.#running = this.#repeat()
  }

  /** Ends after the page that is being rendered. */
  async stop(): Promise<void> {
    this.#ending.abort()
    await this.#running
  }

  /** Renders the most visited page that was dropped. Answers how long to wait before the next look, in ms. */
  async look(): Promise<number> {
    const { cache, catalogueState, render, isIdle, now } = this.#options
    const state = await catalogueState()
    const [key] = state === undefined ? [] : cache.dropped(state)
    if (state === undefined || key === undefined || !isIdle()) return LOOK_EVERY_MS
    const began = now()
    await render(key, state)
    return (now() - began) * (1 / SHARE - 1)
  }

  async #repeat(): Promise<void> {
    const { signal } = this.#ending
    while (!signal.aborted) await this.#options.wait(await this.look(), signal)
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return pause(ms, undefined, { signal, ref: false }).catch(() => undefined) // it ends early when the server closes
}
