import { itemName } from '@shop/contract/itemName'
import { formatRupees } from '@shop/contract/money'
import type { OrderWire } from '@shop/contract/orders.schema'
import { Button } from '@shop/ui/Button'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { EmptyState } from '@shop/ui/EmptyState'
import { Heading } from '@shop/ui/Heading'
import { PackageIcon } from '@shop/ui/Icon'
import { Stack } from '@shop/ui/Stack'
import { OrderCard } from '@shop/shop-ui/OrderCard'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ordersQuery } from '#features/orders/api/ordersQuery.ts'
import { describeChanges } from '#features/orders/describeChanges.ts'
import { describeHold, describeOrder, isToPay } from '#features/orders/describeOrder.ts'
import { describeRefunds } from '#features/orders/describeRefunds.ts'
import { keptLines } from '#features/orders/keptLines.ts'
import { toOrderTotals } from '#features/orders/toOrderTotals.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { LoadingOrFailed } from '../parts/LoadingOrFailed.tsx'
import * as texts from '#texts/profile.ts'
import { StartLink } from '#routes/shared/StartLink.tsx'

function cardTotal(order: OrderWire) {
  const { total, paid } = toOrderTotals(order)
  return order.status === 'returned' && paid !== undefined ? { refund: paid.back } : total
}

export function OrderList() {
  const { api } = useServices()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    ordersQuery(api),
  )
  const orders = data?.pages.flatMap((page) => page.data)
  return (
    <>
      <Heading level={1} size="h2">
        {texts.orders}
      </Heading>
      {orders === undefined && (
        <LoadingOrFailed message={texts.loadOrdersFailed} error={error} onRetry={refetch} />
      )}
      {orders?.length === 0 && (
        <EmptyState title={texts.noOrdersYet} icon={<PackageIcon size="xl" />} actions={<StartLink />}>
          {texts.noOrdersHint}
        </EmptyState>
      )}
      {orders !== undefined && orders.length > 0 && (
        <Stack as="ul" role="list" aria-label={texts.yourOrders}>
          {orders.map((order) => {
            const { text, tone } = describeOrder(order)
            return (
              <li key={order.id}>
                <OrderCard
                  number={order.number}
                  href={paths.order(order.id)}
                  placedAt={order.placed_at}
                  status={text}
                  tone={tone}
                  lines={keptLines(order).map(({ title, option_name, image, quantity, is_gift }) => ({
                    title: itemName(title, option_name),
                    quantity,
                    isGift: is_gift,
                    picture: image === '' ? undefined : { src: image },
                  }))}
                  total={cardTotal(order)}
                  headingLevel={2}
                  note={
                    describeHold(order) ??
                    describeChanges(order, { namesReturned: true })?.text ??
                    describeRefunds(order.refunds)
                  }
                  actions={
                    order.status === 'held' && (
                      <ButtonLink href={paths.payment(order.id)}>
                        {isToPay(order)
                          ? texts.pay(formatRupees(order.payment.amount_due))
                          : texts.seePayment}
                      </ButtonLink>
                    )
                  }
                />
              </li>
            )
          })}
        </Stack>
      )}
      {hasNextPage && (
        <div>
          <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {texts.olderOrders}
          </Button>
        </div>
      )}
    </>
  )
}
