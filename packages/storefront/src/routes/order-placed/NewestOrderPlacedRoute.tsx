import { OrderPlaced } from '@shop/shop-ui/OrderPlaced'
import { ButtonLink } from '@shop/ui/ButtonLink'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ordersQuery } from '#features/orders/api/ordersQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { paths } from '#lib/paths.ts'
import { OrderPlacedFrame } from './parts/OrderPlacedFrame.tsx'
import { PlacedOrder } from './parts/PlacedOrder.tsx'
import * as texts from '#texts/orderPlaced.ts'

export function Component() {
  return (
    <OrderPlacedFrame path="/order_placed">
      <NewestOrder />
    </OrderPlacedFrame>
  )
}

function NewestOrder() {
  const { api } = useServices()
  const { data } = useInfiniteQuery(ordersQuery(api))
  const id = data?.pages[0]?.data[0]?.id
  if (id !== undefined) return <PlacedOrder id={id} />
  return (
    <OrderPlaced
      title={texts.seeAllYourOrders}
      actions={<ButtonLink href={paths.orders()}>{texts.seeYourOrders}</ButtonLink>}
    />
  )
}
