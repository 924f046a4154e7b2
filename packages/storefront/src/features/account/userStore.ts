import { createStorageStore } from '#lib/storage/createStorageStore.ts'

/** Who is logged in, as local storage keeps it (spec §3). */
export interface User {
  name: string
  token: string
}

// What an `Authorization` header can carry.
const TOKEN = /^[\w.~+/=-]{16,512}$/

/** Key `user` (spec §3); null for a guest. */
export const userStore = createStorageStore<User | null>('user', null, parseUser)

/** A user, if what is stored is one. */
function parseUser(stored: unknown): User | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { name, token } = stored as Partial<Record<keyof User, unknown>>
  if (typeof token !== 'string' || !TOKEN.test(token)) return null
  return { name: typeof name === 'string' ? name.slice(0, 200) : '', token }
}
