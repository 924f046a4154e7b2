import type { TimelineStep } from '@shop/contract/orders.schema'
import { Timeline, type TimelineProps } from '@shop/ui/Timeline'
import { toTimelineItems } from './parts/toTimelineItems.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../texts/orders.ts'

export interface OrderTimelineProps extends Omit<TimelineProps, 'items'> {
  /** Past steps with their times in ISO 8601, then pending steps. */
  steps: readonly { step: TimelineStep; at: string | null; note?: string | undefined }[]
  /** "by 6:40 pm today" */
  deliveryEstimate?: string
}

/** Timeline of an order: past steps with their times, and pending steps unless it has ended. */
export function OrderTimeline({ steps, deliveryEstimate, ...rest }: OrderTimelineProps) {
  const texts = useTexts(orders, 'OrderTimeline')
  return (
    <Timeline aria-label={texts.label} items={toTimelineItems(steps, deliveryEstimate, texts)} {...rest} />
  )
}
