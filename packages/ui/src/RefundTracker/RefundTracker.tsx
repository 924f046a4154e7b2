import { formatRupees } from '@shop/contract/money'
import { useId, type ComponentPropsWithRef } from 'react'
import { formatDate } from '../lib/formatDate.ts'
import { Timeline, type TimelineItem } from '../Timeline/Timeline.tsx'
import { Root } from '../PriceSummary/PriceSummary.styles.ts'
import * as S from './RefundTracker.styles.ts'

/** Moments in ISO 8601, money in rupees. */
export interface RefundState {
  amount: number
  /** `requested`: we owe it. `initiated`: the bank has it. `failed`: the bank gave it back, and we try again. */
  status: 'requested' | 'initiated' | 'done' | 'failed'
  requestedAt: string
  /** When the bank hears of it at the latest. */
  initiateBy: string
  /** When it is on the shopper's account at the latest. */
  expectedBy: string
  doneAt: string | null
}

export interface RefundTrackerProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** How far it has come. */
  refund: RefundState
  /** What it is for, such as "Cancelled". */
  cause: string
}

/** Where money is on its way back, and when it is there (spec §9). */
export function RefundTracker({ refund, cause, ...rest }: RefundTrackerProps) {
  const headingId = useId()
  return (
    <Root aria-labelledby={headingId} {...rest}>
      <S.Head>
        <h3 id={headingId}>{`Refund of ${formatRupees(refund.amount)}`}</h3>
        <span>{cause}</span>
      </S.Head>
      <Timeline items={toItems(refund)} />
    </Root>
  )
}

function toItems({ status, requestedAt, initiateBy, expectedBy, doneAt }: RefundState): TimelineItem[] {
  const isWithBank = status === 'initiated' || status === 'done'
  return [
    { title: 'Refund started', at: requestedAt, state: 'done' },
    status === 'failed'
      ? { title: 'The bank did not take it', note: 'We are on it and try again.', state: 'failed' }
      : {
          title: 'Sent to your bank',
          note: isWithBank ? undefined : `In 24 to 48 hours: by ${formatDate(initiateBy)}`,
          state: isWithBank ? 'done' : 'current',
        },
    {
      title: 'On your account',
      at: doneAt ?? undefined,
      note: status === 'done' ? undefined : `By ${formatDate(expectedBy)} at the latest`,
      state: status === 'done' ? 'done' : status === 'initiated' ? 'current' : 'upcoming',
    },
  ]
}
