import { cartStore } from '#features/cart/cartStore.ts'
import { logError } from '#lib/logError.ts'
import { whenIdle } from '#lib/whenIdle.ts'

/** Loads the code of the cart once something is in it, so that it opens without a connection, too. */
export function loadCartAhead(): void {
  let isLoading = false
  const load = () => {
    if (isLoading || cartStore.read().length === 0) return
    isLoading = true
    whenIdle(() => {
      import('#routes/cart/CartRoute.tsx').catch((error: unknown) => {
        isLoading = false
        logError('Cart', error)
      })
    })
  }
  cartStore.subscribe(load)
  load()
}
