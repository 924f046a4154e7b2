import { messages } from '@shop/contract/messages'
import type { Bearer } from '#lib/api/withBearer.ts'
import { notify } from '#lib/notify.ts'
import { userStore, type User } from './userStore.ts'

let isExpired = false

/** Login and logout, in every tab of this browser. */
export const session = {
  start(user: User) {
    isExpired = false
    userStore.update(() => user)
  },
  rename(name: string) {
    userStore.update((user) => user && { ...user, name })
  },
  end() {
    isExpired = false
    userStore.clear()
  },
  /** Ends the session so that a protected page asks for a login and returns to itself. */
  expire() {
    isExpired = true
    userStore.clear()
  },
  isExpired: () => isExpired,
}

/** The stored token. A revoked one logs the shopper out with one message, however many calls were refused. */
export const bearer: Bearer = {
  // Another tab may have logged out since the last event.
  token: () => userStore.read()?.token,
  onRejected(token) {
    if (userStore.read()?.token !== token) return
    session.expire()
    notify.error(messages.sessionExpired)
  },
}
