import { formatExactRupees, rupeesOfPaise } from '@shop/contract/money'
import { refundDates } from '@shop/contract/refundDates'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { order } from '#database/schema/order.ts'
import { payment } from '#database/schema/payment.ts'
import type { RefundRow } from '#modules/orders/orders.repository.ts'
import { enqueueForUser } from '#modules/outbox/enqueueForUser.ts'

const istDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' })

/**
 * Tells the shopper of a refund with its latest arrival (specification §9), once per refund: by e-mail, or by text message without an address. One
 * that was paid by hand has arrived.
 */
export async function sendRefundMessage(
  tx: Transaction,
  refund: RefundRow,
  initiatedAt: Date,
  { isPaidByHand = false } = {},
): Promise<void> {
  const [about] = await tx
    .select({ userId: order.userId, number: order.number, method: payment.method })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(eq(payment.id, refund.paymentId))
  if (about === undefined) return
  const { expectedBy } = refundDates(about.method, { createdAt: refund.createdAt, initiatedAt })
  const amount = formatExactRupees(rupeesOfPaise(refund.amountPaise))
  const way = refund.toUpi === null ? 'the way you paid' : 'to your UPI ID'
  const arrival = `It will reach your account by ${istDay.format(expectedBy)} at the latest.`
  await enqueueForUser(tx, about.userId, {
    topic: 'refund on its way',
    text: `We have refunded ${amount} for your order ${about.number}, ${way}.${isPaidByHand ? '' : ` ${arrival}`}`,
    mail: {
      subject: `Your refund of ${amount} for order ${about.number}`,
      dedupe: `refund:${refund.id}:mail`,
    },
    sms: { dedupe: `refund:${refund.id}:sms`, isUrgent: false },
  })
}
