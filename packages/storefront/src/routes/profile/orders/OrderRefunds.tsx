import type { OrderWire } from '@shop/contract/orders.schema'
import { RefundTracker } from '@shop/shop-ui/RefundTracker'
import { describeCause } from '#features/orders/describeOrder.ts'
import { describeRefundTime } from '#features/orders/describeRefundTime.ts'
import { TitledSection } from '#routes/shared/TitledSection.tsx'
import * as texts from '#texts/profile.ts'

export function OrderRefunds({ order: { refunds, payment } }: { order: OrderWire }) {
  if (refunds.length === 0) return null
  return (
    <TitledSection title={texts.refunds}>
      {refunds.map((refund) => (
        <RefundTracker
          key={refund.refund_id}
          cause={describeCause(refund)}
          time={describeRefundTime(payment.method)}
          refund={{
            amount: refund.amount,
            // The bank has completed it, and the money is on its way.
            status: refund.status === 'done' && !refund.has_arrived ? 'initiated' : refund.status,
            requestedAt: refund.requested_at,
            initiateBy: refund.initiate_by,
            expectedBy: refund.expected_by,
          }}
        />
      ))}
    </TitledSection>
  )
}
