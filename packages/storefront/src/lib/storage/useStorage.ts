import { useStore } from 'zustand/react'
import type { StorageStore } from './createStorageStore.ts'

/** Value of a stored key, or a part of it. The first render uses the guest's value, like the server. */
export function useStorage<T, Part = T>(
  store: StorageStore<T>,
  select: (value: T) => Part = (value) => value as never,
) {
  return useStore(store, ({ value }) => select(value))
}
