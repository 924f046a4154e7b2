import type { OrderWire } from '@shop/contract/orders.schema'
import { OrderTimeline } from '@shop/shop-ui/OrderTimeline'
import { isOnItsWay } from '#features/orders/isOnItsWay.ts'
import { formatDeliveryEstimate } from '#lib/formatDeliveryEstimate.ts'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import * as texts from '#texts/profile.ts'

/** Steps of an order. The refund of a part has a tracker of its own, and is no step of the rest. */
export function OrderProgress({ order }: { order: OrderWire }) {
  const isOver = ['cancelled', 'returned', 'expired'].includes(order.status)
  return (
    <TitledSection title={texts.orderStatus}>
      <OrderTimeline
        steps={isOver ? order.timeline : order.timeline.filter(({ step }) => step !== 'refunded')}
        deliveryEstimate={isOnItsWay(order) ? formatDeliveryEstimate(order.delivery_estimate) : undefined}
      />
    </TitledSection>
  )
}
