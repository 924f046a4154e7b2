import type { OrderWire } from '@shop/contract/orders.schema'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { ClockIcon } from '@shop/ui/Icon'
import { isSameLine } from '#features/cart/cartItem.ts'
import { useCartItems } from '#features/cart/useCart.ts'
import { checkoutStore } from '#features/checkout/checkoutStore.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import * as texts from '#texts/payment.ts'

/** Order that ended before it was paid: ordering again is a new attempt, from the cart if it still has the items, or else from the order. */
export function NotPayable({ order }: { order: OrderWire }) {
  const go = useGo()
  const items = useCartItems()
  const isInCart = order.lines.some(({ product_id, variant_id, option_name }) =>
    items.some((item) =>
      isSameLine(item, { id: product_id, variantId: option_name === null ? null : variant_id }),
    ),
  )
  const isExpired = order.status === 'expired'
  function orderAgain() {
    if (checkoutStore.getState().value?.orderId === order.id) checkoutStore.clear()
    go(paths.cart())
  }
  return (
    <EmptyState
      title={isExpired ? texts.timeRanOut : texts.orderCancelled}
      headingLevel={1}
      icon={<ClockIcon size="xl" />}
      actions={
        <>
          {isInCart && <Button onClick={orderAgain}>{texts.goToYourCart}</Button>}
          <ButtonLink href={paths.order(order.id)} variant={isInCart ? 'secondary' : 'primary'}>
            {texts.seeTheOrder}
          </ButtonLink>
        </>
      }
    >
      {isExpired ? texts.timeRanOutHint(isInCart) : texts.refundHint}
    </EmptyState>
  )
}
