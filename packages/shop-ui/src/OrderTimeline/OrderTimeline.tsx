import type { TimelineStep } from '@shop/contract/orders.schema'
import { Timeline, type TimelineProps } from '@shop/ui/Timeline'
import { toTimelineItems } from './parts/toTimelineItems.ts'

export interface OrderTimelineProps extends Omit<TimelineProps, 'items'> {
  /** What happened, each with its time in ISO 8601, and after it what is to come. */
  steps: readonly { step: TimelineStep; at: string | null }[]
  /** "by 6:40 pm today" */
  deliveryEstimate?: string | undefined
}

/** The way of an order to the door: what happened and when, and what is still to come unless it has ended. */
export function OrderTimeline({ steps, deliveryEstimate, ...rest }: OrderTimelineProps) {
  return <Timeline aria-label="Order status" items={toTimelineItems(steps, deliveryEstimate)} {...rest} />
}
