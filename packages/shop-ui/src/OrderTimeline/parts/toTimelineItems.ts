import type { TimelineStep } from '@shop/contract/orders.schema'
import type { TimelineItem } from '@shop/ui/Timeline'

const TITLES: Record<TimelineStep, string> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  shipped: 'On its way',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
  refunded: 'Refunded',
}

/** Timeline texts: steps with a time are done, the first one without a time is next. */
export function toTimelineItems(
  steps: readonly { step: TimelineStep; at: string | null }[],
  deliveryEstimate: string | undefined,
): TimelineItem[] {
  const next = steps.findIndex(({ at }) => at === null)
  return steps.map(({ step, at }, index) => ({
    title: TITLES[step],
    at: at ?? undefined,
    note:
      at === null && step === 'delivered' && deliveryEstimate !== undefined
        ? `Expected ${deliveryEstimate}`
        : undefined,
    state: at === null ? (index === next ? 'current' : 'upcoming') : step === 'cancelled' ? 'failed' : 'done',
  }))
}
