import type { TimelineStep } from '@shop/contract/orders.schema'
import { Button } from '@shop/ui/Button'
import { Stack } from '@shop/ui/Stack'
import { Timeline, type TimelineProps } from '@shop/ui/Timeline'
import { useId, useState } from 'react'
import { toTimelineItems } from './parts/toTimelineItems.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../texts/orders.ts'
import * as S from './OrderTimeline.styles.ts'

export interface OrderTimelineProps extends Omit<TimelineProps, 'items'> {
  /** Past steps with their times in ISO 8601, then pending steps. */
  steps: readonly { step: TimelineStep; at: string | null; note?: string | undefined }[]
  /** "by 6:40 pm today" */
  deliveryEstimate?: string
}

/** Timeline of an order: past steps with their times, and pending steps unless it has ended. A finished one shows its last step, and a button for all. */
export function OrderTimeline({ steps, deliveryEstimate, ...rest }: OrderTimelineProps) {
  const texts = useTexts(orders, 'OrderTimeline')
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const items = toTimelineItems(steps, deliveryEstimate, texts)
  const isFoldable = items.length > 1 && steps.every(({ at }) => at !== null)
  const timeline = (
    <Timeline
      id={listId}
      aria-label={texts.label}
      items={isFoldable && !isOpen ? items.slice(-1) : items}
      {...rest}
    />
  )
  if (!isFoldable) return timeline
  return (
    <Stack as={S.Folded} gap="none" align="start">
      {timeline}
      <Button
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={rest.id ?? listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.showLast : texts.showAll(items.length)}
      </Button>
    </Stack>
  )
}
