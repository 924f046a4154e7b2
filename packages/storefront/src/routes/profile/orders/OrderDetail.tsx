import { ButtonLink } from '@shop/ui/ButtonLink'
import { Callout } from '@shop/ui/Callout'
import { EmptyState } from '@shop/ui/EmptyState'
import { Heading } from '@shop/ui/Heading'
import { ArrowLeftIcon, ClockIcon, PackageIcon } from '@shop/ui/Icon'
import { Link } from '@shop/ui/Link'
import { Stack } from '@shop/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { orderQuery } from '#features/orders/api/orderQuery.ts'
import { describeChanges } from '#features/orders/describeChanges.ts'
import { describeHold, describeOrder } from '#features/orders/describeOrder.ts'
import { useServices } from '#lib/AppServices.ts'
import { ApiError } from '#lib/api/ApiClient.ts'
import { paths } from '#lib/paths.ts'
import { useFinishedCheckout } from '#routes/shared/useFinishedCheckout.ts'
import { LoadingOrFailed } from '../parts/LoadingOrFailed.tsx'
import { Inline } from '@shop/ui/Inline'
import * as S from './OrderDetail.styles.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderFacts } from './OrderFacts.tsx'
import { OrderHeader } from './OrderHeader.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderPickups } from './OrderPickups.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderRefunds } from './OrderRefunds.tsx'
import * as texts from '#texts/profile.ts'

export function OrderDetail({ id }: { id: string }) {
  const { api } = useServices()
  const { data: order, error, refetch } = useQuery(orderQuery(api, id))
  const message = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
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
  const hold = describeHold(order)
  const changes = describeChanges(order)
  return (
    <>
      <BackToOrders number={order.number} />
      <OrderHeader order={order} title={title} />
      {hold !== undefined && (
        <Callout tone="neutral" icon={<ClockIcon />} title={describeOrder(order).text}>
          {hold}
        </Callout>
      )}
      {error !== null && <Callout tone="neutral">{texts.orderNotUpdated}</Callout>}
      {changes !== undefined && (
        <Callout tone="neutral" title={changes.text} tabIndex={-1} ref={message}>
          {changes.titles}
        </Callout>
      )}
      <S.Columns>
        <Stack gap="l">
          {hold === undefined && <OrderProgress order={order} />}
          <OrderPickups order={order} title={title} />
          <OrderActions order={order} message={message} />
          <OrderLines order={order} />
          <OrderRefunds order={order} />
        </Stack>
        <Stack gap="l">
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
        <Link href={paths.contact({ order: number })} variant="quiet">
          {texts.orderHelp}
        </Link>
      )}
    </Inline>
  )
}
