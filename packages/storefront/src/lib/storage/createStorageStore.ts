import { createStore, type StoreApi } from 'zustand/vanilla'
import type { StorageKey } from './keys.ts'

export interface StorageStore<T> extends StoreApi<{ value: T }> {
  /** The stored value, which another tab may have changed since the last event. */
  read: () => T
  /** Changes the value in memory, in local storage and, by the storage event, in other tabs. */
  update: (change: (value: T) => T) => void
  clear: () => void
}

/** Plain JSON, validated by `parse` now and on each read (specification §3); `parse` accepts any JSON. `initial` on the server, during hydration, and without a valid value. */
export function createStorageStore<T>(
  key: StorageKey,
  initial: T,
  parse: (stored: unknown) => T,
  { acceptsText = false }: { acceptsText?: boolean } = {},
): StorageStore<T> {
  const store = createStore<{ value: T }>(() => ({ value: initial }))
  const isBrowser = typeof window !== 'undefined'
  /** The last write failed, so the value lives in memory only. */
  let isInMemory = false

  const read = (): T => {
    if (!isBrowser || isInMemory) return store.getState().value
    let stored: unknown
    try {
      const text = window.localStorage.getItem(key)
      if (text === null) return initial
      stored = acceptsText ? jsonOrText(text) : JSON.parse(text)
    } catch {
      return initial // blocked storage or invalid JSON counts as empty
    }
    return parse(stored)
  }
  const write = (value: T) => {
    try {
      window.localStorage.setItem(key, JSON.stringify(value))
      isInMemory = false
    } catch {
      isInMemory = true // blocked or full: the value lasts until the page is left
    }
  }
  const readAgain = () => {
    isInMemory = false
    store.setState({ value: read() })
  }

  if (isBrowser) {
    readAgain()
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) readAgain()
    })
    // A page from the back/forward cache has missed the other tabs' events.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted && !isInMemory) readAgain()
    })
  }

  return {
    ...store,
    read,
    update: (change) => {
      const value = change(read())
      if (isBrowser) write(value)
      store.setState({ value })
    },
    clear: () => {
      if (isBrowser) removeKey(key)
      store.setState({ value: initial })
    },
  }
}

function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
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
