import { REFUND_CARD_DAYS_MAX, REFUND_INITIATED_HOURS, REFUND_PREPAID_DAYS } from '@shop/contract/limits'
import type { PaymentMethod } from '@shop/contract/orders.schema'
import { isCardRefund } from '@shop/contract/refundDates'
import * as texts from '#texts/orders.ts'

/** Which of the policy's times a refund has, and from when it counts. A cash order is refunded by UPI. */
export function describeRefundTime(method: PaymentMethod): string {
  return isCardRefund(method)
    ? texts.cardRefundTime(REFUND_INITIATED_HOURS, REFUND_CARD_DAYS_MAX)
    : texts.refundTime(REFUND_PREPAID_DAYS.min, REFUND_PREPAID_DAYS.max)
}
