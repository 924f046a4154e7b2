import { asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { sandboxEvent, sandboxOrder, sandboxPayment } from '#database/schema/sandboxBank.ts'
import { sign } from '../signature.ts'
import { findSandboxPayments, newSandboxId, type SandboxEvent } from './createSandboxProvider.ts'
import type { SandboxOutcome } from './sandboxBank.page.ts'

/** A webhook that is not answered with 200 is repeated after this pause, up to `TRIES_MAX` times. */
const AGAIN_AFTER_MS = 30_000
const TRIES_MAX = 50
const BATCH = 20

/** Delivers a signed webhook and returns whether the shop accepted it. */
export type SendWebhook = (body: string, signature: string) => Promise<boolean>

export interface SandboxBank {
  db: Database
  secret: string
  clock: () => Date
  lateSeconds: number
  send: SendWebhook
}

export interface SandboxBill {
  id: string
  receipt: string
  amountPaise: number
  orderNumber: string
  isPaid: boolean
}

export async function findBill(
  { db, clock }: SandboxBank,
  orderId: string,
): Promise<SandboxBill | undefined> {
  const [order] = await db.select().from(sandboxOrder).where(eq(sandboxOrder.id, orderId))
  if (order === undefined) return undefined
  const payments = await findSandboxPayments(db, orderId, clock())
  return { ...order, isPaid: payments.some(({ status }) => status !== 'failed') }
}

/** Applies the outcome that the shopper chose, and queues its webhooks. */
export async function settleBill(
  bank: SandboxBank,
  bill: SandboxBill,
  outcome: SandboxOutcome,
): Promise<void> {
  if (outcome === 'close' || bill.isPaid) return
  const now = bank.clock()
  const settlesAt = outcome === 'late' ? new Date(now.getTime() + bank.lateSeconds * 1_000) : now
  const isPaid = outcome !== 'failure'
  const id = newSandboxId('pay')
  const payment = { id, gatewayOrderId: bill.id, amount: bill.amountPaise, currency: 'INR' }
  const event = (status: SandboxEvent['payment']['status'], nextAt: Date) => ({
    body: JSON.stringify({
      type: `payment.${status}`,
      payment: { ...payment, status },
    } satisfies SandboxEvent),
    nextAt,
  })
  await bank.db.transaction(async (tx) => {
    // Like any gateway, the bank captures an order once, however often the button is pressed.
    await tx.select().from(sandboxOrder).where(eq(sandboxOrder.id, bill.id)).for('update')
    const others = await findSandboxPayments(tx, bill.id, now)
    if (others.some(({ status }) => status !== 'failed')) return
    await tx.insert(sandboxPayment).values({ id, orderId: bill.id, isPaid, settlesAt })
    await tx
      .insert(sandboxEvent)
      .values([
        ...(outcome === 'late' ? [event('pending', now)] : []),
        event(isPaid ? 'captured' : 'failed', settlesAt),
      ])
  })
  await sendDueWebhooks(bank)
}

/** Sends due webhooks, oldest first. Several processes may do so at once. */
export async function sendDueWebhooks({ db, secret, clock, send }: SandboxBank): Promise<void> {
  const now = clock()
  // Claimed by moving the due time: if this process ends first, another one sends them.
  const due = db
    .select({ id: sandboxEvent.id })
    .from(sandboxEvent)
    .where(lte(sandboxEvent.nextAt, now))
    .orderBy(asc(sandboxEvent.nextAt), asc(sandboxEvent.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(sandboxEvent)
    .set({ nextAt: new Date(now.getTime() + AGAIN_AFTER_MS), tries: sql`${sandboxEvent.tries} + 1` })
    .where(sql`${sandboxEvent.id} in (${due})`)
    .returning()
  for (const { id, body, tries } of claimed.toSorted((one, other) => one.id - other.id)) {
    const isTaken = await send(body, sign(body, secret))
    if (isTaken || tries >= TRIES_MAX) await db.delete(sandboxEvent).where(eq(sandboxEvent.id, id))
  }
}
