import type { OrderWire } from '@shop/contract/orders.schema'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { ClockIcon } from '@shop/ui/Icon'
import { checkoutStore } from '#features/checkout/checkoutStore.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import * as texts from '#texts/payment.ts'

/** Order that ended before it was paid: the cart is unchanged, and ordering again is a new attempt. */
export function NotPayable({ order }: { order: OrderWire }) {
  const go = useGo()
  function orderAgain() {
    if (checkoutStore.getState().value?.orderId === order.id) checkoutStore.clear()
    go(paths.cart())
  }
  return (
    <EmptyState
      title={order.status === 'expired' ? texts.timeRanOut : texts.orderCancelled}
      headingLevel={1}
      icon={<ClockIcon size="xl" />}
      actions={
        <>
          <Button onClick={orderAgain}>{texts.goToYourCart}</Button>
          <ButtonLink href={paths.order(order.id)} variant="secondary">
            {texts.seeTheOrder}
          </ButtonLink>
        </>
      }
    >
      {order.status === 'expired' ? texts.timeRanOutHint : texts.refundHint}
    </EmptyState>
  )
}
