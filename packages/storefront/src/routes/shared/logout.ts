import { accountMessages } from '@shop/contract/accountMessages'
import { takeLastChanges } from '#features/cart/takeLastChanges.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { logError } from '#lib/logError.ts'
import { notify } from '#lib/notify.ts'
import { clearPersonalData } from '#features/account/clearPersonalData.ts'
import { userStore } from '#features/account/userStore.ts'

/** Logs out (specification §4), first in the browser and then on the server. False without a user (specification §8). */
export function logout(api: ApiClient): boolean {
  const user = userStore.read()
  if (user === null) {
    notify.error(accountMessages.logoutNeedsLogin)
    return false
  }
  const sendLastChanges = takeLastChanges(user.token)
  clearPersonalData()
  notify.success(accountMessages.loggingOut)
  void leave()
  return true

  async function leave() {
    const asUser = { isAnonymous: true, headers: { Authorization: `Bearer ${user?.token}` } }
    try {
      await sendLastChanges(api, asUser)
    } catch (error) {
      logError('Cart', error)
      notify.error(accountMessages.cartNotSaved)
    }
    await api.post('/api/auth/logout', undefined, asUser).catch((error: unknown) => logError('Logout', error))
  }
}
