import { bearer } from '#features/account/session.ts'
import { userStore } from '#features/account/userStore.ts'
import { cartStore } from '#features/cart/cartStore.ts'
import { savedStore } from '#features/cart/savedStore.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { logError } from '#lib/logError.ts'

/** Synchronises a logged-in shopper’s cart across devices. The code loads at the first login, because guests do not need it. */
export function startCartSync(api: ApiClient) {
  let keeping: Promise<(options: { looks: boolean }) => Promise<void>> | undefined
  const run = async (looks: boolean) => {
    if (bearer.token() === undefined) return
    try {
      keeping ??= import('./keepCart.ts').then(({ keepCart }) => keepCart(api))
      const keep = await keeping
      await keep({ looks })
    } catch (error) {
      keeping = undefined
      logError('Cart', error)
    }
  }
  // Sends changes that were made offline.
  window.addEventListener('online', () => void run(false))
  // The shopper may have ordered or changed the cart on another device.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void run(true)
  })
  for (const store of [userStore, cartStore, savedStore]) store.subscribe(() => void run(false))
  void run(true)
}
