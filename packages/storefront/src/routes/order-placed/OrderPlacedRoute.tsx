import { useRouteParam } from '#lib/RouteParams.ts'
import { OrderPlacedFrame } from './parts/OrderPlacedFrame.tsx'
import { PlacedOrder } from './parts/PlacedOrder.tsx'

/** `/Order_placed/{id}`: confirmation of an order. */
export function Component() {
  const id = useRouteParam('id')
  return (
    <OrderPlacedFrame path={`/Order_placed/${id}`}>
      <PlacedOrder id={id} />
    </OrderPlacedFrame>
  )
}
