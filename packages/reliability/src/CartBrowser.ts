import { setImmediate } from 'node:timers/promises'
import type { CartTab } from '@shop/storefront/testing/openCartTab.ts'
import type { Transport } from '@shop/storefront/lib/api/createApi.ts'
import { storageEvent, type LoadCartTab } from './cartTabs.ts'

/** Counts pending calls, so that a run can wait for all of them. */
export class Work {
  #count = 0

  async do<T>(task: () => Promise<T>): Promise<T> {
    this.#count += 1
    try {
      return await task()
    } finally {
      this.#count -= 1
    }
  }

  /** Resolves when nothing has been pending for a few turns of the event loop. */
  async isDone(turns = 5): Promise<void> {
    for (let quiet = 0; quiet < turns; quiet += 1) {
      await setImmediate()
      if (this.#count > 0) quiet = 0
    }
  }
}

interface OpenTab extends CartTab {
  window: EventTarget
  close: () => void
}

/** Fault of the next change that a browser sends: its answer is lost, or it never arrives. */
export type Fault = 'lost answer' | 'lost call'

/** Browser with tabs over one storage, and a connection that can fail. */
export class CartBrowser {
  readonly storage = new Map<string, string>()
  readonly toasts: string[] = []
  readonly errors: string[] = []
  readonly #options: { load: LoadCartTab; work: Work; send: Transport; hasLocks: boolean }
  readonly #tabs: OpenTab[] = []
  readonly #events = new Work()
  #lock: Promise<unknown> = Promise.resolve()
  isOnline = true
  fault: Fault | undefined

  constructor(options: { load: LoadCartTab; work: Work; send: Transport; hasLocks: boolean }) {
    this.#options = options
    this.open()
  }

  /** Open tab of a random number: higher numbers than tabs start again from the first. */
  tab(index: number): OpenTab {
    const tab = this.#tabs[index % this.#tabs.length]
    if (tab === undefined) throw new Error('A browser has one tab at least')
    return tab
  }

  get tabs(): readonly OpenTab[] {
    return this.#tabs
  }

  open(): void {
    const window = new EventTarget()
    let isClosed = false
    let release = () => {}
    const closed = new Promise<void>((resolve) => (release = resolve))
    Object.assign(window, { localStorage: this.#storageOf(window), toasts: this.toasts })
    Object.assign(window, { sessionStorage: { getItem: () => null, removeItem: () => undefined } })
    const transport: Transport = async (request) => {
      const answer = await this.#send(request)
      // The closed tab never receives the answer.
      return isClosed ? new Promise(() => {}) : answer
    }
    const request = (_name: string, task: () => Promise<unknown>) => {
      const result = this.#lock.then(() => (isClosed ? undefined : task()))
      this.#lock = Promise.race([result.catch(() => undefined), closed])
      return result
    }
    const error = (...parts: readonly unknown[]) => void this.errors.push(parts.join(' '))
    const navigator = this.#options.hasLocks ? { locks: { request } } : {}
    const tab = this.#options.load({ window, navigator, console: { error } })(transport)
    this.#tabs.push({
      ...tab,
      window,
      close: () => {
        isClosed = true
        release()
      },
    })
  }

  close(index: number): void {
    if (this.#tabs.length < 2) return
    const [tab] = this.#tabs.splice(index % this.#tabs.length, 1)
    tab?.close()
  }

  reload(): void {
    for (const tab of this.#tabs.splice(0)) tab.close()
    this.open()
  }

  /** Resolves when every tab has received the storage events of the others. */
  hasHeard(): Promise<void> {
    return this.#events.isDone(1)
  }

  reconnect(): void {
    for (const { window } of this.#tabs) window.dispatchEvent(new Event('online'))
  }

  readonly #send: Transport = (request) =>
    this.#options.work.do(async () => {
      await setImmediate()
      if (!this.isOnline) return { status: 0, data: undefined }
      const fault = request.method === 'PATCH' ? this.fault : undefined
      if (fault !== undefined) this.fault = undefined
      if (fault === 'lost call') return { status: 0, data: undefined }
      const answer = await this.#options.send(request)
      return fault === 'lost answer' ? { status: 0, data: undefined } : answer
    })

  #storageOf(window: EventTarget) {
    const tell = (key: string) =>
      void this.#events.do(async () => {
        await setImmediate()
        for (const tab of this.#tabs) if (tab.window !== window) tab.window.dispatchEvent(storageEvent(key))
      })
    return {
      getItem: (key: string) => this.storage.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (this.storage.get(key) === text) return
        this.storage.set(key, text)
        tell(key)
      },
      removeItem: (key: string) => {
        if (this.storage.delete(key)) tell(key)
      },
    }
  }
}
