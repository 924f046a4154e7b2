import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { ErrorState } from '@shop/ui/ErrorState'
import { BagIcon } from '@shop/ui/Icon'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { checkoutStore } from '#features/checkout/checkoutStore.ts'
import { orderQuery } from '#features/orders/api/orderQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { ApiError } from '#lib/api/ApiClient.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { CheckoutSkeleton } from '#routes/shared/CheckoutSkeleton.tsx'
import { useFinishedCheckout } from '#routes/shared/useFinishedCheckout.ts'
import { NotPayable } from './NotPayable.tsx'
import { PayOrder } from './PayOrder.tsx'

/**
 * Payment of the order in the address, or of the current checkout; the order's status decides what is shown.
 */
export function PaymentView() {
  const { api } = useServices()
  const [search] = useSearchParams()
  const checkout = useStorage(checkoutStore)
  const id = search.get('order') ?? checkout?.orderId ?? ''
  const { data: order, error, refetch } = useQuery({ ...orderQuery(api, id), enabled: id !== '' })
  useFinishedCheckout(order)

  if (id === '' || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        title="There is nothing to pay"
        headingLevel={1}
        icon={<BagIcon size={36} />}
        actions={
          <>
            <ButtonLink href={paths.cart()}>Go to your cart</ButtonLink>
            <ButtonLink href={paths.orders()} variant="secondary">
              See your orders
            </ButtonLink>
          </>
        }
      />
    )
  }
  if (order === undefined) {
    return error === null ? (
      <CheckoutSkeleton title="Payment" />
    ) : (
      <ErrorState
        title="We couldn’t reach the shop"
        actions={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        Your order is safe. You won’t be charged twice.
      </ErrorState>
    )
  }
  if (order.status === 'held') return <PayOrder order={order} returnedId={search.get('payment')} />
  if (order.status === 'cancelled' || order.status === 'expired') return <NotPayable order={order} />
  // A cash order can be paid online before delivery.
  if (
    order.payment.status === 'due_on_delivery' &&
    order.payment.amount_due > 0 &&
    search.get('again') === '1'
  ) {
    return <PayOrder order={order} returnedId={search.get('payment')} />
  }
  return <Navigate to={paths.orderPlaced(order.id)} replace />
}
