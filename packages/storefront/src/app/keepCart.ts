import { bearer } from '#features/account/session.ts'
import { syncCart } from '#features/cart/syncCart.ts'
import { checkoutStore } from '#features/checkout/checkoutStore.ts'
import { fetchOrder } from '#features/orders/api/orderQuery.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { logError } from '#lib/logError.ts'
import { finishCheckout } from '#routes/shared/finishCheckout.ts'

/** Keeps a logged-in shopper’s cart as it is at the shop. Where it `looks`, it finds out what was ordered or changed elsewhere. */
export function keepCart(api: ApiClient) {
  const sync = syncCart(api, bearer.token)
  return async function keep({ looks }: { looks: boolean }): Promise<void> {
    if (looks) await endCheckout(api)
    await sync({ isHearing: looks })
  }
}

/** A shopper who has paid in an app may not have come back to the page that removes what she has bought. */
async function endCheckout(api: ApiClient): Promise<void> {
  const orderId = checkoutStore.read()?.orderId
  if (orderId == null) return
  try {
    finishCheckout(await fetchOrder(api, orderId))
  } catch (error) {
    logError('Cart', error)
  }
}
