import { session } from '#features/account/session.ts'
import type { User } from '#features/account/userStore.ts'
import type { StockAlert } from '#features/stockAlerts/api/stockAlertsQuery.ts'
import { callWishlist, notifyOtherTabs } from '#features/wishlist/changeWishlist.ts'
import { WISHLIST_KEY } from '#features/wishlist/api/wishlistQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { intent, type Wish } from '#lib/intent.ts'
import { logError } from '#lib/logError.ts'
import { notify } from '#lib/notify.ts'
import { readAnew } from '#lib/readAnew.ts'
import { deliverToDefault } from '#routes/shared/deliverToDefault.ts'
import * as texts from '#texts/auth.ts'

/** Starts a session and completes the guest's intent. `AuthPage` then redirects. */
export function useSignIn(): (user: User) => void {
  const { api, queries } = useServices()
  async function addToWishlist({ product_id, variant_id }: Wish) {
    await callWishlist(
      { api },
      { id: product_id, ...(variant_id !== undefined && { shownVariantId: variant_id }) },
      true,
    )
    notify.success(texts.addedToYourWishlist)
    notifyOtherTabs()
    await readAnew(queries, WISHLIST_KEY)
  }
  async function askForStock({ product_id, variant_id }: StockAlert) {
    const { changeStockAlert } = await import('#features/stockAlerts/changeStockAlert.ts')
    // The product's page, which comes next, says what is agreed.
    changeStockAlert({ api, queries }, { product_id, variant_id }, true)
  }
  return ({ name, token }) => {
    session.start({ name, token })
    void deliverToDefault({ api, queries })
    const wanted = intent.take()
    if (wanted?.kind === 'wishlist')
      addToWishlist(wanted).catch((error: unknown) => logError('Wishlist', error))
    else if (wanted) askForStock(wanted).catch((error: unknown) => logError('Stock alert', error))
  }
}
