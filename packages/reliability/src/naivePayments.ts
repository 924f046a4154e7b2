import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '@shop/api/database/openDatabase'
import type { RazorpayStandIn, SignedWebhook } from '@shop/api/testing/startRazorpayStandIn'
import { playPayments, type PaymentActs, type PaymentStep } from '@shop/api/testing/paymentHistories'
import { z } from 'zod'
import { judgePayments } from './paymentBooks.ts'

const TOTAL = 60_000
const webhookSchema = z.object({
  payload: z.object({ payment: z.object({ entity: z.object({ id: z.string() }) }) }),
})

/**
 * The naive way: it looks whether it knows a payment and whether the order is paid, and then writes. Answers in how many of these
 * histories it keeps too much or gives money back twice, though it is told of everything.
 */
export async function breakNaivePayments(
  db: Database,
  standIn: RazorpayStandIn,
  histories: readonly PaymentStep[][],
): Promise<number> {
  await db.execute(sql`
    create table naive_order (id text primary key, is_open boolean not null default true, is_paid boolean not null default false);
    create table naive_payment (id text not null)`)
  let broken = 0
  for (const steps of histories) {
    const id = `order_${randomUUID()}`
    await db.execute(sql`insert into naive_order (id) values (${id})`)
    const acts = naiveActs(db, standIn, id)
    const trail = await playPayments(acts, steps)
    await acts.giveUp(false)
    for (const { webhook } of trail.webhooks) await acts.deliver(webhook)
    const { rows } = await db.execute<{ paid: boolean }>(sql`
      select is_paid as paid from naive_order where id = ${id}`)
    const history = { steps, totalPaise: TOTAL, trail, strange: [] }
    if (judgePayments(standIn, history, rows[0]?.paid === true).length > 0) broken += 1
  }
  return broken
}

function naiveActs(db: Database, standIn: RazorpayStandIn, id: string): PaymentActs {
  const giveUp = async () =>
    void (await db.execute(sql`update naive_order set is_open = false where id = ${id} and not is_paid`))
  return {
    standIn,
    totalPaise: TOTAL,
    begin: async () => {
      standIn.orders.set(id, { id, amount: TOTAL, currency: 'INR' })
      return [id]
    },
    deliver: (webhook) => takeInNaively(db, standIn, id, webhook),
    giveUp,
    cancel: giveUp,
    refund: async () => undefined,
    reconcile: async () => undefined,
  }
}

async function takeInNaively(
  db: Database,
  standIn: RazorpayStandIn,
  orderId: string,
  { body }: SignedWebhook,
): Promise<void> {
  const { id } = webhookSchema.parse(JSON.parse(body.toString())).payload.payment.entity
  const payment = standIn.payments.get(id)
  if (payment?.status !== 'captured') return
  const known = await db.execute(sql`select from naive_payment where id = ${id}`)
  if (known.rows.length > 0) return
  const { rows } = await db.execute<{ takes: boolean }>(sql`
    select is_open and not is_paid as takes from naive_order where id = ${orderId}`)
  await db.execute(sql`insert into naive_payment (id) values (${id})`)
  if (rows[0]?.takes === true && payment.amount === TOTAL && payment.currency === 'INR') {
    await db.execute(sql`update naive_order set is_paid = true where id = ${orderId}`)
    return
  }
  const refund = { id: `rfnd_${randomUUID()}`, payment_id: id, amount: payment.amount }
  standIn.refunds.set(refund.id, refund)
}
