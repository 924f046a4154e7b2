import { messages } from '@shop/contract/messages'
import type { Bearer } from '#lib/api/withBearer.ts'
import { notify } from '#lib/notify.ts'
import { userStore, type User } from './userStore.ts'

let isExpired = false

/** The start and the end of being logged in, in every tab of this browser. */
export const session = {
  start(user: User) {
    isExpired = false
    userStore.update(() => user)
  },
  /** The shopper has another name from here on. */
  rename(name: string) {
    userStore.update((user) => user && { ...user, name })
  },
  end() {
    isExpired = false
    userStore.clear()
  },
  /** Ends the session so that a protected page asks for a login and comes back to itself. */
  expire() {
    isExpired = true
    userStore.clear()
  },
  isExpired: () => isExpired,
}

/** For the API: the stored token; a refused one logs the shopper out with a word, once however many calls it was on. */
export const bearer: Bearer = {
  // Another tab may have logged out since this one was last told.
  token: () => userStore.read()?.token,
  onRejected(token) {
    if (userStore.read()?.token !== token) return
    session.expire()
    notify.error(messages.sessionExpired)
  },
}
