import { ButtonLink } from '@shop/ui/ButtonLink'
import { Badge } from '@shop/ui/Badge'
import { Callout } from '@shop/ui/Callout'
import { EmptyState } from '@shop/ui/EmptyState'
import { Heading } from '@shop/ui/Heading'
import { ArrowLeftIcon, ClockIcon, PackageIcon } from '@shop/ui/Icon'
import { Link } from '@shop/ui/Link'
import { Stack } from '@shop/ui/Stack'
import { OrderTimeline } from '@shop/shop-ui/OrderTimeline'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { orderQuery } from '#features/orders/api/orderQuery.ts'
import { describeCancelled } from '#features/orders/describeCancelled.ts'
import { describeHold, describeOrder } from '#features/orders/describeOrder.ts'
import { useServices } from '#lib/AppServices.ts'
import { ApiError } from '#lib/api/ApiClient.ts'
import { formatDeliveryEstimate } from '#lib/formatDeliveryEstimate.ts'
import { paths } from '#lib/paths.ts'
import { useFinishedCheckout } from '#routes/shared/useFinishedCheckout.ts'
import { LoadingOrFailed } from '../parts/LoadingOrFailed.tsx'
import { Inline } from '@shop/ui/Inline'
import * as S from './OrderDetail.styles.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderPickups } from './OrderPickups.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import * as texts from '#texts/profile.ts'

export function OrderDetail({ id }: { id: string }) {
  const { api } = useServices()
  const { data: order, error, refetch } = useQuery(orderQuery(api, id))
  const message = useRef<HTMLDivElement>(null)
  useFinishedCheckout(order)

  if (order === undefined) {
    const isUnknown = error instanceof ApiError && error.status === 404
    return (
      <>
        <BackToOrders />
        {isUnknown ? (
          <EmptyState
            title={texts.orderNotFound}
            headingLevel={1}
            icon={<PackageIcon size="xl" />}
            actions={<ButtonLink href={paths.orders()}>{texts.seeYourOrders}</ButtonLink>}
          />
        ) : (
          <>
            <Heading level={1} size="h2">
              {texts.yourOrder}
            </Heading>
            <LoadingOrFailed message={texts.loadOrderFailed} error={error} onRetry={refetch} />
          </>
        )}
      </>
    )
  }
  const { text, tone } = describeOrder(order)
  const hold = describeHold(order)
  const cancelled = describeCancelled(order)
  const isOnItsWay = ['confirmed', 'packed', 'shipped', 'out_for_delivery'].includes(order.status)
  // The refund of a part has a tracker of its own, and is no step of the rest.
  const isOver = ['cancelled', 'returned', 'expired'].includes(order.status)
  return (
    <>
      <BackToOrders number={order.number} />
      <Inline as="header" gap="m" rowGap="xs">
        <Heading level={1} size="h2">
          {texts.order(order.number)}
        </Heading>
        {hold === undefined && <Badge tone={tone}>{text}</Badge>}
      </Inline>
      {hold !== undefined && (
        <Callout tone="neutral" icon={<ClockIcon />} title={text}>
          {hold}
        </Callout>
      )}
      {error !== null && <Callout tone="neutral">{texts.orderNotUpdated}</Callout>}
      {cancelled !== undefined && (
        <Callout tone="neutral" title={cancelled.text} tabIndex={-1} ref={message}>
          {cancelled.titles}
        </Callout>
      )}
      <S.Columns>
        {hold === undefined && (
          <S.Aside>
            <TitledSection title={texts.orderStatus}>
              <OrderTimeline
                steps={isOver ? order.timeline : order.timeline.filter(({ step }) => step !== 'refunded')}
                deliveryEstimate={isOnItsWay ? formatDeliveryEstimate(order.delivery_estimate) : undefined}
              />
            </TitledSection>
          </S.Aside>
        )}
        <Stack as={S.Items} gap="l">
          <OrderActions order={order} message={message} />
          <OrderLines order={order} />
          <OrderPickups order={order} />
          <OrderRefunds order={order} />
        </Stack>
        <Stack as={S.Aside} gap="l">
          <OrderFacts order={order} />
        </Stack>
      </S.Columns>
    </>
  )
}

function BackToOrders({ number }: { number?: string }) {
  return (
    <Inline as={S.Back} size="s" gap="m" rowGap="none" justify="between">
      <Link href={paths.orders()} variant="quiet">
        <ArrowLeftIcon size="s" />
        {texts.allOrders}
      </Link>
      {number !== undefined && (
        <Link href={paths.contact(number)} variant="quiet">
          {texts.orderHelp}
        </Link>
      )}
    </Inline>
  )
}
