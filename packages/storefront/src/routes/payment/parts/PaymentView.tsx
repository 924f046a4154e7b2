import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { BagIcon } from '@shop/ui/Icon'
import { useQuery } from '@tanstack/react-query'
import { checkoutStore } from '#features/checkout/checkoutStore.ts'
import { orderQuery } from '#features/orders/api/orderQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { ApiError } from '#lib/api/ApiClient.ts'
import { paths } from '#lib/paths.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { Redirect } from '#lib/Redirect.tsx'
import { useSearch } from '#lib/useSearch.ts'
import { CheckoutLoading } from '#routes/shared/CheckoutLoading.tsx'
import { useFinishedCheckout } from '#routes/shared/useFinishedCheckout.ts'
import { NotPayable } from './NotPayable.tsx'
import { PayOrder } from './PayOrder.tsx'
import * as texts from '#texts/payment.ts'

/**
 * Payment of the order in the address, or of the current checkout; the order's status decides what is shown.
 */
export function PaymentView() {
  const { api } = useServices()
  const search = useSearch()
  const checkout = useStorage(checkoutStore)
  const id = search.get('order') ?? checkout?.orderId ?? ''
  const { data: order, error, refetch } = useQuery({ ...orderQuery(api, id), enabled: id !== '' })
  useFinishedCheckout(order)

  if (id === '' || (error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        title={texts.nothingToPay}
        headingLevel={1}
        icon={<BagIcon size="xl" />}
        actions={
          <>
            <ButtonLink href={paths.cart()}>{texts.goToYourCart}</ButtonLink>
            <ButtonLink href={paths.orders()} variant="secondary">
              {texts.seeYourOrders}
            </ButtonLink>
          </>
        }
      />
    )
  }
  if (order === undefined) {
    return (
      <CheckoutLoading
        title={texts.payment}
        error={error}
        reassurance={texts.unreachableHint}
        onRetry={refetch}
      />
    )
  }
  if (order.status === 'held') return <PayOrder order={order} returnedId={search.get('payment')} />
  if (order.status === 'cancelled' || order.status === 'expired') return <NotPayable order={order} />
  if (search.get('again') !== '1') return <Redirect to={paths.orderPlaced(order.id)} />
  // A cash order can be paid online before delivery.
  if (order.payment.status === 'due_on_delivery' && order.payment.amount_due > 0) {
    return <PayOrder order={order} returnedId={search.get('payment')} />
  }
  return <Redirect to={paths.orderPaid(order.id)} />
}
