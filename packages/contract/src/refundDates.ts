import { REFUND_CARD_DAYS_MAX, REFUND_INITIATED_HOURS, REFUND_PREPAID_DAYS } from './limits.ts'
import type { PaymentMethod } from './orders.schema.ts'

const HOUR_MS = 3_600_000
/** Hours from the initiation of a refund to its latest arrival: what is left of the days in all when the bank is asked as late as possible. */
const CARD_HOURS = REFUND_CARD_DAYS_MAX * 24
const PREPAID_HOURS = REFUND_PREPAID_DAYS.max * 24 - REFUND_INITIATED_HOURS.max

/** True where the specification (§9) counts the days from the initiation of the refund, and not in all. */
export const isCardRefund = (method: PaymentMethod) => method === 'card' || method === 'netbanking'

/**
 * Latest dates at which the bank is asked for a refund, and at which it arrives (specification §9). The last day stays as the shopper was told it,
 * however early the bank is asked, and moves only when the bank is asked too late.
 */
export function refundDates(
  method: PaymentMethod,
  { createdAt, initiatedAt }: { createdAt: Date; initiatedAt: Date | null },
): { initiateBy: Date; expectedBy: Date } {
  const latest = createdAt.getTime() + REFUND_INITIATED_HOURS.max * HOUR_MS
  const initiateBy = initiatedAt ?? new Date(latest)
  const hours = isCardRefund(method) ? CARD_HOURS : PREPAID_HOURS
  return { initiateBy, expectedBy: new Date(Math.max(latest, initiateBy.getTime()) + hours * HOUR_MS) }
}
