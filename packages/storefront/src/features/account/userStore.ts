import { createStorageStore } from '#lib/storage/createStorageStore.ts'

/** User in local storage (specification §3). */
export interface User {
  name: string
  token: string
}

// Characters allowed in an `Authorization` header.
const TOKEN = /^[\w.~+/=-]{16,512}$/

export const userStore = createStorageStore<User | null>('user', null, parseUser)

function parseUser(stored: unknown): User | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { name, token } = stored as Partial<Record<keyof User, unknown>>
  if (typeof token !== 'string' || !TOKEN.test(token)) return null
  return { name: typeof name === 'string' ? name.slice(0, 200) : '', token }
}
