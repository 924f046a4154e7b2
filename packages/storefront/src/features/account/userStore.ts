import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'

/** User in local storage (specification §3). */
export interface User {
  name: string
  token: string
}

// Characters allowed in an `Authorization` header.
const TOKEN = /^[\w.~+/=-]{16,512}$/

export const userStore = createStorageStore<User | null>('user', null, parseUser)

function parseUser(stored: unknown): User | null {
  const { name, token } = fieldsOf<User>(stored)
  if (typeof token !== 'string' || !TOKEN.test(token)) return null
  return { name: typeof name === 'string' ? name.slice(0, 200) : '', token }
}
