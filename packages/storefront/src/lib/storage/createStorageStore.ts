import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StorageKey } from './keys.ts'

export interface StorageStore<T> extends StoreApi<{ value: T }> {
  /** Changes the value here, in local storage and, by the browser's event, in the other tabs. */
  update: (change: (value: T) => T) => void
  /** Removes the key. */
  clear: () => void
}

/**
 * One key of local storage (spec §3) as a store: plain JSON, checked by `parse` whenever it is read, because anything can
 * be in there. On the server, and while the first paint is taken over, it holds `initial`. When storage can't be written
 * the value lives on in memory.
 */
export function createStorageStore<T>(
  key: StorageKey,
  initial: T,
  parse: (stored: unknown) => T,
): StorageStore<T> {
  const store = createStore<{ value: T }>(() => ({ value: initial }))
  const isBrowser = typeof window !== 'undefined'

  const read = (): T => {
    try {
      const text = window.localStorage.getItem(key)
      return text === null ? initial : parse(JSON.parse(text))
    } catch {
      return initial // blocked storage or broken JSON: as if nothing had been stored
    }
  }
  const write = (value: T) => {
    try {
      window.localStorage.setItem(key, JSON.stringify(value))
    } catch {
      return // blocked or full: it works in memory until the page is left
    }
  }

  if (isBrowser) {
    store.setState({ value: read() })
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) store.setState({ value: read() })
    })
  }

  return {
    ...store,
    update: (change) => {
      // Another tab may have written since: start from what is stored, not from what is shown.
      const value = change(isBrowser && isReadable(key) ? read() : store.getState().value)
      store.setState({ value })
      if (isBrowser) write(value)
    },
    clear: () => {
      if (isBrowser) removeKey(key)
      store.setState({ value: initial })
    },
  }
}

/** Removes a key of local storage, and tells its store in this tab; the other tabs hear of it by the browser. */
export function removeKey(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // blocked storage has no keys
  }
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

function isReadable(key: StorageKey): boolean {
  try {
    return window.localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
