import { bearer } from '#features/account/session.ts'
import { userStore } from '#features/account/userStore.ts'
import { cartStore } from '#features/cart/cartStore.ts'
import { savedStore } from '#features/cart/savedStore.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { logError } from '#lib/logError.ts'

/** Synchronises a logged-in shopper’s cart across devices. The code loads at the first login, because guests do not need it. */
export function startCartSync(api: ApiClient) {
  let sync: Promise<() => Promise<void>> | undefined
  const run = async () => {
    if (bearer.token() === undefined) return
    try {
      sync ??= import('#features/cart/syncCart.ts').then(({ syncCart }) => syncCart(api, bearer.token))
      await (
        await sync
      )()
    } catch (error) {
      sync = undefined
      logError('Cart', error)
    }
  }
  // Sends changes that were made offline.
  window.addEventListener('online', () => void run())
  for (const store of [userStore, cartStore, savedStore]) store.subscribe(() => void run())
  void run()
}
