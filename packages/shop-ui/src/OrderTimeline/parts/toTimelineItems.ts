import type { TimelineItem } from '@shop/ui/Timeline'
import type { ShopTexts } from '../../texts/texts.ts'
import type { OrderTimelineProps } from '../OrderTimeline.tsx'

/** Timeline texts: steps with a time are done, the first one without a time is next. */
export function toTimelineItems(
  steps: OrderTimelineProps['steps'],
  deliveryEstimate: string | undefined,
  texts: ShopTexts['OrderTimeline'],
): TimelineItem[] {
  const next = steps.findIndex(({ at }) => at === null)
  return steps.map(({ step, at, note }, index) => ({
    title: texts.steps[step],
    at: at ?? undefined,
    note:
      at === null && step === 'delivered' && deliveryEstimate !== undefined
        ? texts.expected(deliveryEstimate)
        : note,
    state: at === null ? (index === next ? 'current' : 'upcoming') : step === 'cancelled' ? 'failed' : 'done',
  }))
}
