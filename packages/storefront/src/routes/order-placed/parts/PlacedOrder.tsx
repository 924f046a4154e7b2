import { formatRupees } from '@shop/contract/money'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { BagIcon } from '@shop/ui/Icon'
import { Inline } from '@shop/ui/Inline'
import { Text } from '@shop/ui/Text'
import { AddressCard } from '@shop/shop-ui/AddressCard'
import { Stack } from '@shop/ui/Stack'
import { OrderPlaced } from '@shop/shop-ui/OrderPlaced'
import { OrderTimeline } from '@shop/shop-ui/OrderTimeline'
import { PriceSummary } from '@shop/shop-ui/PriceSummary'
import { useQuery } from '@tanstack/react-query'
import { isOnItsWay } from '#features/orders/isOnItsWay.ts'
import { keptLines } from '#features/orders/keptLines.ts'
import { toOrderTotals } from '#features/orders/toOrderTotals.ts'
import { orderQuery } from '#features/orders/api/orderQuery.ts'
import { describePayment } from '#features/orders/describeOrder.ts'
import { useServices } from '#lib/AppServices.ts'
import { ApiError } from '#lib/api/ApiClient.ts'
import { formatDeliveryEstimate } from '#lib/formatDeliveryEstimate.ts'
import { paths } from '#lib/paths.ts'
import { Redirect } from '#lib/Redirect.tsx'
import { useSearch } from '#lib/useSearch.ts'
import * as S from '#routes/shared/Checkout.styles.ts'
import { CheckoutLoading } from '#routes/shared/CheckoutLoading.tsx'
import { OrderSummaryLines } from '#routes/shared/OrderSummaryLines.tsx'
import { useFinishedCheckout } from '#routes/shared/useFinishedCheckout.ts'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import { SentTo } from './SentTo.tsx'
import * as texts from '#texts/orderPlaced.ts'

export function PlacedOrder({ id }: { id: string }) {
  const { api } = useServices()
  const { data: order, error, refetch } = useQuery(orderQuery(api, id))
  const isPaidLater = useSearch().get('again') === '1'
  useFinishedCheckout(order)

  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title={texts.notFound}
        headingLevel={1}
        icon={<BagIcon size="xl" />}
        actions={<ButtonLink href={paths.orders()}>{texts.seeYourOrders}</ButtonLink>}
      />
    )
  }
  if (order === undefined) {
    return (
      <CheckoutLoading
        title={texts.yourOrder}
        error={error}
        reassurance={texts.unreachableHint}
        onRetry={refetch}
      />
    )
  }
  if (order.status === 'held' || order.status === 'expired') {
    return <Redirect to={paths.payment(order.id)} />
  }
  const isCancelled = order.status === 'cancelled'
  const isComing = isOnItsWay(order)
  const isPaid = isComing && order.payment.status === 'paid'
  const deliveryEstimate = isComing ? formatDeliveryEstimate(order.delivery_estimate) : undefined
  return (
    <>
      <OrderPlaced
        {...(isCancelled && { title: texts.orderCancelled })}
        {...(isPaid && isPaidLater && { title: texts.thanksForPayment })}
        number={order.number}
        deliveryEstimate={deliveryEstimate}
        actions={
          <>
            <ButtonLink href={paths.order(order.id)}>{texts.seeTheOrder}</ButtonLink>
            <ButtonLink href={paths.home()} variant="secondary">
              {texts.continueShopping}
            </ButtonLink>
          </>
        }
      >
        {isComing && order.payment.status === 'due_on_delivery' && (
          <Text weight="medium">{texts.keepReady(formatRupees(order.payment.amount_due))}</Text>
        )}
        {isPaid && (
          <Text weight="medium">{isPaidLater ? texts.nothingOnDelivery : texts.paymentReceived}</Text>
        )}
        {order.status === 'confirmed' && !isPaidLater && <SentTo />}
      </OrderPlaced>
      <S.Columns>
        <Stack gap="l">
          <TitledSection title={texts.yourItems}>
            <OrderSummaryLines lines={keptLines(order)} tone="outlined" />
          </TitledSection>
          <TitledSection title={isComing ? texts.whatHappensNext : texts.orderStatus}>
            <OrderTimeline steps={order.timeline} deliveryEstimate={deliveryEstimate} />
          </TitledSection>
          <TitledSection title={texts.deliveryAddress}>
            <AddressCard address={order.address} />
          </TitledSection>
        </Stack>
        <PriceSummary totals={toOrderTotals(order)} couponCode={order.coupon ?? undefined}>
          <Inline as={Text} wrap="none" gap="xs" size="s" tone="muted">
            {describePayment(order)}
          </Inline>
        </PriceSummary>
      </S.Columns>
    </>
  )
}
