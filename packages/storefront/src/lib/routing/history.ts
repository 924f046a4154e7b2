/** Where the shopper is. */
export interface Location {
  pathname: string
  search: string
  hash: string
  /** What the one who led here left: survives a reload, so it may be of another release. */
  state: unknown
  /** One entry of the history; `default` for a page that was opened by its address. */
  key: string
}

export interface Visit {
  location: Location
  /** How the shopper came: by a link, in the place of the page before, or by Back, Forward and the address bar. */
  by: 'push' | 'replace' | 'pop'
}

export interface NavigateOptions {
  replace?: boolean
  state?: unknown
}

export interface History {
  readonly visit: Visit
  navigate(this: void, to: string, options?: NavigateOptions): void
  /** Hears of every visit from now on; returns how to stop. */
  listen(this: void, listener: (visit: Visit) => void): () => void
}

const createKey = () => Math.random().toString(36).slice(2, 10)

function locationOf({ pathname, search, hash }: URL | globalThis.Location, kept: unknown): Location {
  const { key = 'default', state = null } = (kept ?? {}) as Partial<Location>
  return { pathname, search, hash, state, key }
}

interface Place {
  /** The address now, and what is kept with it. */
  read: () => Location
  write: (url: URL, kept: Pick<Location, 'key' | 'state'>, by: 'push' | 'replace') => void
}

function createHistory(base: () => string, { read, write }: Place): History & { pop: () => void } {
  const listeners = new Set<(visit: Visit) => void>()
  const history = {
    visit: { location: read(), by: 'pop' } as Visit,
    navigate(this: void, to: string, { replace = false, state = null }: NavigateOptions = {}) {
      const by = replace ? 'replace' : 'push'
      const url = new URL(to, base())
      const kept = { key: createKey(), state }
      write(url, kept, by)
      go({ location: locationOf(url, kept), by })
    },
    listen(this: void, listener: (visit: Visit) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pop: () => go({ location: read(), by: 'pop' }),
  }
  function go(visit: Visit) {
    history.visit = visit
    for (const listener of listeners) listener(visit)
  }
  return history
}

/** The history of this tab. There is one for as long as the page lives. */
export function createBrowserHistory(): History {
  const history = createHistory(() => window.location.href, {
    read: () => locationOf(window.location, window.history.state),
    write(url, kept, by) {
      try {
        window.history[`${by}State`](kept, '', url)
      } catch (error) {
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error
        // A browser that has had enough of them (Safari: 100 in 30 s) still follows a link.
        window.location.assign(url)
      }
    },
  })
  window.addEventListener('popstate', history.pop)
  return history
}

/** A history of its own, away from the address bar: for the server, stories and tests. */
export function createMemoryHistory(address: string): History {
  let location = locationOf(new URL(address, 'http://memory'), null)
  return createHistory(() => `http://memory${location.pathname}${location.search}`, {
    read: () => location,
    write: (url, kept) => (location = locationOf(url, kept)),
  })
}
