import { Inline } from '@shop/ui/Inline'
import { Panel } from '@shop/ui/Panel'
import { formatExactRupees } from '@shop/contract/money'
import { useId, type ComponentPropsWithRef } from 'react'
import { formatDate } from '@shop/ui/formats'
import { Text } from '@shop/ui/Text'
import { Timeline, type TimelineItem } from '@shop/ui/Timeline'
import type { ShopTexts } from '../texts/texts.ts'
import { useTexts } from '../ShopTextsProvider/ShopTextsProvider.tsx'
import { orders } from '../texts/orders.ts'
import * as S from './RefundTracker.styles.ts'

/** Times in ISO 8601, amounts in rupees. */
export interface RefundState {
  amount: number
  /**
   * `requested`: not sent yet. `initiated`: sent to the bank. `done`: the last day of its arrival is over. `failed`: refused by the bank; the
   * shop tries again.
   */
  status: 'requested' | 'initiated' | 'done' | 'failed'
  requestedAt: string
  /** Latest time at which the refund is sent to the bank, or when it was sent. */
  initiateBy: string
  /** Latest time at which the money reaches the shopper's account. */
  expectedBy: string
}

export interface RefundTrackerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  refund: RefundState
  /** Reason, such as "For what was cancelled". */
  cause: string
  /** How long the refund takes, until it has arrived. */
  time?: string
}

/** Progress of a refund with its dates (specification §9). */
export function RefundTracker({ refund, cause, time, ...rest }: RefundTrackerProps) {
  const texts = useTexts(orders, 'RefundTracker')
  const headingId = useId()
  return (
    <Panel tone="sunken" gap="m" aria-labelledby={headingId} {...rest}>
      <Inline as={S.Head} gap="m" rowGap="none" align="baseline" justify="between">
        <h3 id={headingId}>{texts.title(formatExactRupees(refund.amount))}</h3>
        <span>{cause}</span>
      </Inline>
      <Timeline items={toItems(refund, texts)} />
      {time !== undefined && refund.status !== 'done' && (
        <Text size="s" tone="muted">
          {time}
        </Text>
      )}
    </Panel>
  )
}

function toItems(
  { status, requestedAt, initiateBy, expectedBy }: RefundState,
  texts: ShopTexts['RefundTracker'],
): TimelineItem[] {
  const isWithBank = status === 'initiated' || status === 'done'
  return [
    { title: texts.requested, at: requestedAt, state: 'done' },
    status === 'failed'
      ? {
          title: texts.declined,
          note: texts.declinedNote,
          state: 'failed',
        }
      : {
          title: texts.sent,
          at: isWithBank ? initiateBy : undefined,
          note: isWithBank ? undefined : texts.sentBy(formatDate(initiateBy)),
          state: isWithBank ? 'done' : 'current',
        },
    {
      title: texts.credited,
      note: texts.creditedBy(formatDate(expectedBy)),
      state: status === 'done' ? 'done' : status === 'initiated' ? 'current' : 'upcoming',
    },
  ]
}
