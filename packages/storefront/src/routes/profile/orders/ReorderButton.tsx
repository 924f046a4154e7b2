import type { OrderWire } from '@shop/contract/orders.schema'
import { Button } from '@shop/ui/Button'
import { useMutation } from '@tanstack/react-query'
import { askForQuote } from '#features/cart/api/quoteQuery.ts'
import { toCartItemOfQuote } from '#features/cart/cartItem.ts'
import { totalOf } from '#features/cart/cartStore.ts'
import { cart } from '#features/cart/useCart.ts'
import { leavesOut, toReorderItems } from '#features/orders/toReorderItems.ts'
import { useServices } from '#lib/AppServices.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import * as texts from '#texts/profile.ts'

/** Adds everything that is still sold to the cart at current prices, and reports the rest. */
export function ReorderButton({ order }: { order: OrderWire }) {
  const { api } = useServices()
  const go = useGo()
  const { mutate, isPending } = useMutation({
    mutationFn: () => askForQuote(api, { items: toReorderItems(order) }),
    onSuccess: (quote) => {
      const lines = quote.lines.filter(({ is_gift }) => !is_gift)
      const there = lines.filter(({ quantity_max }) => quantity_max > 0)
      const added = cart.addLines(there.map(toCartItemOfQuote))
      const missing = lines.length - there.length
      if (missing > 0) notify.error(missing === 1 ? texts.oneOutOfStock : texts.someOutOfStock(missing))
      if (there.length === 0) return
      if (missing === 0) {
        const outcome = added.length === 0 ? texts.alreadyInCart : texts.itemsAdded(totalOf(added))
        notify.success(leavesOut(order) ? texts.withoutReturned(outcome) : outcome)
      }
      go(paths.cart())
    },
  })
  return (
    <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
      {texts.orderAgain}
    </Button>
  )
}
