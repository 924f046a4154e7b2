import { bearer } from '#features/account/session.ts'
import { userStore } from '#features/account/userStore.ts'
import { cartStore } from '#features/cart/cartStore.ts'
import { savedStore } from '#features/cart/savedStore.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { logError } from '#lib/logError.ts'

/** Keeps a logged-in shopper's cart the same on every device. Its code is fetched at the first login: a guest needs none. */
export function startCartKeeper(api: ApiClient) {
  let keeper: Promise<() => Promise<void>> | undefined
  const run = async () => {
    if (bearer.token() === undefined) return
    try {
      keeper ??= import('#features/cart/keepCart.ts').then(({ keepCart }) => keepCart(api, bearer.token))
      await (
        await keeper
      )()
    } catch (error) {
      keeper = undefined
      logError('Cart', error)
    }
  }
  // Changes that were made without a connection.
  window.addEventListener('online', () => void run())
  for (const store of [userStore, cartStore, savedStore]) store.subscribe(() => void run())
  void run()
}
