import { REFUND_CARD_DAYS_MAX, REFUND_INITIATED_HOURS, REFUND_PREPAID_DAYS } from './limits.ts'
import type { PaymentMethod } from './orders.schema.ts'

const HOUR_MS = 3_600_000
const CARD_HOURS = REFUND_CARD_DAYS_MAX * 24
/** What is left of the days of a prepaid refund when the bank is asked as late as possible. */
const PREPAID_HOURS = REFUND_PREPAID_DAYS.max * 24 - REFUND_INITIATED_HOURS.max

/** True where the days of the refund count from its initiation: others count in all (specification §9). */
export const isCardRefund = (method: PaymentMethod) => method === 'card' || method === 'netbanking'

/**
 * Latest dates at which the bank is asked for a refund, and at which it arrives (specification §9). Days that count in all end when the shopper
 * was told, however early the bank is asked.
 */
export function refundDates(
  method: PaymentMethod,
  { createdAt, initiatedAt }: { createdAt: Date; initiatedAt: Date | null },
): { initiateBy: Date; expectedBy: Date } {
  const initiateBy = initiatedAt ?? new Date(createdAt.getTime() + REFUND_INITIATED_HOURS.max * HOUR_MS)
  const after = (date: Date, hours: number) => date.getTime() + hours * HOUR_MS
  const expectedBy = isCardRefund(method)
    ? after(initiateBy, CARD_HOURS)
    : Math.max(after(createdAt, REFUND_PREPAID_DAYS.max * 24), after(initiateBy, PREPAID_HOURS))
  return { initiateBy, expectedBy: new Date(expectedBy) }
}
