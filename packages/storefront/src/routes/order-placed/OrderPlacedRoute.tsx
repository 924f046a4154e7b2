import { useRouteParam } from '#lib/RouteParams.ts'
import { OrderPlacedFrame } from './parts/OrderPlacedFrame.tsx'
import { PlacedOrder } from './parts/PlacedOrder.tsx'

export function Component() {
  const id = useRouteParam('id')
  return (
    <OrderPlacedFrame path={`/Order_placed/${id}`}>
      <PlacedOrder id={id} />
    </OrderPlacedFrame>
  )
}
