import { messages } from '@shop/contract/messages'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { logError } from '#lib/logError.ts'
import { notify } from '#lib/notify.ts'
import { removeKey } from '#lib/storage/createStorageStore.ts'
import { session } from './session.ts'
import { userStore } from './userStore.ts'

/** What a logout takes away besides `user` (spec §4). */
const CLEARED = ['disc', 'Coupon', 'Products', 'cartItems'] as const

/** Logs out (spec §4): here at once, on the server as soon as it hears of it. False when nobody was logged in (spec §8). */
export function logout(api: ApiClient): boolean {
  if (userStore.getState().value === null) {
    notify.error(messages.logoutNeedsLogin)
    return false
  }
  // The token goes along with the call, so the call comes first.
  api.post('/api/auth/logout', undefined).catch((error: unknown) => logError('Logout', error))
  session.end()
  for (const key of CLEARED) removeKey(key)
  notify.success(messages.loggingOut)
  return true
}
