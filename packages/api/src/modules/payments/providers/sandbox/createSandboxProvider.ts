import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Db } from '#database/openDatabase.ts'
import { sandboxOrder, sandboxPayment, sandboxRefund } from '#database/schema/sandboxBank.ts'
import { drawQrCode } from '../drawQrCode.ts'
import { GatewayRefusal, type GatewayPayment, type PaymentProvider } from '../PaymentProvider.ts'
import { isSignedBy } from '../signature.ts'

const APPS = [
  ['gpay', 'Google Pay'],
  ['phonepe', 'PhonePe'],
  ['paytm', 'Paytm'],
  ['bhim', 'BHIM'],
] as const

const eventSchema = z.object({
  type: z.string(),
  payment: z.object({
    id: z.string(),
    gatewayOrderId: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    status: z.enum(['pending', 'captured', 'failed']),
  }),
})

export type SandboxEvent = z.infer<typeof eventSchema>

export interface SandboxOptions {
  db: Database
  secret: string
  clock: () => Date
}

/** Sandbox bank, which moves no money: orders, hosted page, signed webhooks and refunds like those of a real gateway. */
export function createSandboxProvider({ db, secret, clock }: SandboxOptions): PaymentProvider {
  return {
    name: 'sandbox',

    async createOrder({ receipt, amountPaise, orderNumber }) {
      await db
        .insert(sandboxOrder)
        .values({ id: newSandboxId('order'), receipt, amountPaise, orderNumber })
        .onConflictDoNothing({ target: sandboxOrder.receipt })
      const [order] = await db.select().from(sandboxOrder).where(eq(sandboxOrder.receipt, receipt))
      if (order?.amountPaise !== amountPaise) throw new GatewayRefusal('The receipt is of another amount.')
      return order.id
    },

    action({ gatewayOrderId, method, origin }) {
      const url = `/sandbox-bank/${gatewayOrderId}`
      if (method !== 'upi') return { kind: 'redirect', url }
      const apps = APPS.map(([id, name]) => ({ id, name, url: `${url}?app=${id}` }))
      return { kind: 'upi', url, apps, qr: drawQrCode(`${origin}${url}`) }
    },

    readWebhook(body, headers) {
      if (!isSignedBy([secret], body, headers['x-sandbox-signature'])) return undefined
      const { data } = eventSchema.safeParse(parseJson(body))
      return {
        type: data?.type ?? 'unknown',
        eventId: null,
        payments: data === undefined ? [] : [data.payment],
        refunds: [],
      }
    },

    fetchPayments: (gatewayOrderId) => findSandboxPayments(db, gatewayOrderId, clock()),

    async fetchRefund(id) {
      const [found] = await db.select().from(sandboxRefund).where(eq(sandboxRefund.id, id))
      if (found === undefined) throw new GatewayRefusal('There is no such refund.')
      const { paymentId: gatewayPaymentId, idempotencyKey } = found
      return { id, gatewayPaymentId, idempotencyKey, status: 'done' }
    },

    async refund({ gatewayPaymentId, amountPaise, idempotencyKey }) {
      const id = newSandboxId('refund')
      const refund = await db.transaction(async (tx) => {
        // The lock serialises refunds of a payment, so that their sum stays within the paid amount.
        const [paid] = await tx
          .select({ amountPaise: sandboxOrder.amountPaise })
          .from(sandboxPayment)
          .innerJoin(sandboxOrder, eq(sandboxOrder.id, sandboxPayment.orderId))
          .where(and(eq(sandboxPayment.id, gatewayPaymentId), eq(sandboxPayment.isPaid, true)))
          .for('update', { of: sandboxPayment })
        const others = await tx
          .select()
          .from(sandboxRefund)
          .where(eq(sandboxRefund.paymentId, gatewayPaymentId))
        const earlier = others.find((other) => other.idempotencyKey === idempotencyKey)
        if (earlier !== undefined) return earlier
        const refunded = others.reduce((sum, other) => sum + other.amountPaise, amountPaise)
        if (paid === undefined || refunded > paid.amountPaise)
          throw new GatewayRefusal('More than was paid can not be refunded.')
        const values = { id, paymentId: gatewayPaymentId, amountPaise, idempotencyKey }
        await tx.insert(sandboxRefund).values(values)
        return values
      })
      return { id: refund.id, gatewayPaymentId, idempotencyKey, status: 'done' }
    },
  }
}

/** Id that can't be guessed. */
export function newSandboxId(kind: 'order' | 'pay' | 'refund'): string {
  return `sandbox_${kind}_${randomBytes(16).toString('base64url')}`
}

/** All payment attempts of an order at the sandbox bank. */
export async function findSandboxPayments(db: Db, orderId: string, now: Date): Promise<GatewayPayment[]> {
  const rows = await db
    .select({ payment: sandboxPayment, amountPaise: sandboxOrder.amountPaise })
    .from(sandboxPayment)
    .innerJoin(sandboxOrder, eq(sandboxOrder.id, sandboxPayment.orderId))
    .where(eq(sandboxPayment.orderId, orderId))
    .orderBy(sandboxPayment.settlesAt)
  return rows.map(({ payment, amountPaise }) => ({
    id: payment.id,
    gatewayOrderId: orderId,
    amount: amountPaise,
    currency: 'INR',
    status: payment.settlesAt > now ? 'pending' : payment.isPaid ? 'captured' : 'failed',
  }))
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
