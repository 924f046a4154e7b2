import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StorageKey } from './keys.ts'

export interface StorageStore<T> extends StoreApi<{ value: T }> {
  /** Changes the value here, in local storage and, by the storage event, in other tabs. */
  update: (change: (value: T) => T) => void
  clear: () => void
}

/**
 * Store of one local storage key (spec §3): plain JSON, validated by `parse` on each read. It holds `initial`
 * on the server and during hydration. Without writable storage the value stays in memory.
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
      // Another tab may have written: start from the stored value.
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

/** Removes a key and updates its store in this tab; other tabs receive the storage event. */
export function removeKey(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // Blocked storage has no keys.
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
