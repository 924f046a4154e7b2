import type { OrderWire } from '@shop/contract/orders.schema'
import { Heading } from '@shop/ui/Heading'
import { Stack } from '@shop/ui/Stack'
import { RefundTracker } from '@shop/shop-ui/RefundTracker'
import { describeCause } from '#features/orders/describeOrder.ts'
import * as texts from '#texts/profile.ts'

export function OrderRefunds({ order: { refunds } }: { order: OrderWire }) {
  if (refunds.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="refunds-heading">
      <Heading level={2} size="h4" id="refunds-heading">
        {texts.refunds}
      </Heading>
      {refunds.map((refund) => (
        <RefundTracker
          key={refund.refund_id}
          cause={describeCause(refund.cause)}
          refund={{
            amount: refund.amount,
            status: refund.status,
            requestedAt: refund.requested_at,
            initiateBy: refund.initiate_by,
            expectedBy: refund.expected_by,
            doneAt: refund.done_at,
          }}
        />
      ))}
    </Stack>
  )
}
