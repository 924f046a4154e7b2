import { useStore } from 'zustand/react'
import type { StorageStore } from './createStorageStore.ts'

/** The value of a stored key, or a part of it. The first render is that of a guest, as the server's was. */
export function useStorage<T, Part = T>(
  store: StorageStore<T>,
  select: (value: T) => Part = (value) => value as never,
) {
  return useStore(store, ({ value }) => select(value))
}
