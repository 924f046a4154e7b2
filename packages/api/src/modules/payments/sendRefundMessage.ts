import { formatExactRupees, rupeesOfPaise } from '@shop/contract/money'
import { refundDates } from '@shop/contract/refundDates'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { user } from '#database/schema/account.ts'
import { order } from '#database/schema/order.ts'
import { payment } from '#database/schema/payment.ts'
import type { RefundRow } from '#modules/orders/orders.repository.ts'
import { enqueueMessage } from '#modules/outbox/enqueueMessage.ts'

const istDay = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' })

/** Writes the e-mail about a refund with its latest arrival (specification §9), once per refund. */
export async function sendRefundMessage(
  tx: Transaction,
  refund: RefundRow,
  initiatedAt: Date,
): Promise<void> {
  const [about] = await tx
    .select({ email: user.email, number: order.number, method: payment.method })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .innerJoin(user, eq(user.id, order.userId))
    .where(eq(payment.id, refund.paymentId))
  if (about?.email == null) return
  const { expectedBy } = refundDates(about.method, { createdAt: refund.createdAt, initiatedAt })
  const amount = formatExactRupees(rupeesOfPaise(refund.amountPaise))
  const way = refund.toUpi === null ? 'the way you paid' : 'to your UPI address'
  await enqueueMessage(tx, {
    channel: 'mail',
    to: about.email,
    topic: 'refund on its way',
    subject: `Your refund of ${amount} for order ${about.number}`,
    text: `We have refunded ${amount} for your order ${about.number}, ${way}. It will reach your account by ${istDay.format(expectedBy)} at the latest.`,
    dedupe: `refund:${refund.id}:mail`,
  })
}
