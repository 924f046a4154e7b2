import { useStorage } from '#lib/storage/useStorage.ts'
import { userStore, type User } from './userStore.ts'

/** Who is logged in; null for a guest, and on the server and while the page is taken over. */
export function useUser(): User | null {
  return useStorage(userStore)
}
