import { useStorage } from '#lib/storage/useStorage.ts'
import { userStore, type User } from './userStore.ts'

/** Logged-in user; null for a guest, on the server and during hydration. */
export function useUser(): User | null {
  return useStorage(userStore)
}
