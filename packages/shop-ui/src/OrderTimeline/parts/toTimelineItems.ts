import type { TimelineStep } from '@shop/contract/orders.schema'
import type { TimelineItem } from '@shop/ui/Timeline'
import type { ShopTexts } from '../../texts/texts.ts'

/** Timeline texts: steps with a time are done, the first one without a time is next. */
export function toTimelineItems(
  steps: readonly { step: TimelineStep; at: string | null }[],
  deliveryEstimate: string | undefined,
  texts: ShopTexts['OrderTimeline'],
): TimelineItem[] {
  const next = steps.findIndex(({ at }) => at === null)
  return steps.map(({ step, at }, index) => ({
    title: texts.steps[step],
    at: at ?? undefined,
    note:
      at === null && step === 'delivered' && deliveryEstimate !== undefined
        ? texts.expected(deliveryEstimate)
        : undefined,
    state: at === null ? (index === next ? 'current' : 'upcoming') : step === 'cancelled' ? 'failed' : 'done',
  }))
}
