import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAudits } from '#database/audits.ts'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { cancelOrder } from '#modules/orders/cancelOrder.service.ts'
import { emptyShelves, expireOrder, makeOrder, type MadeOrder } from '#testing/makeOrder.ts'
import {
  startRazorpayStandIn,
  type RazorpayStandIn,
  type SignedWebhook,
} from '#testing/startRazorpayStandIn.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { createPayment } from './payments.service.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { createRazorpayProvider } from './providers/razorpay/createRazorpayProvider.ts'
import { reconcilePayments } from './reconcilePayments.ts'
import { sendRefunds } from './sendRefunds.ts'
import { takeInWebhook } from './takeInWebhook.ts'

const HISTORIES = 150
const MINUTE_MS = 60_000
const TOTAL = 50_000

const { url } = useDatabase('seeded')
/** Without deadlines: nothing here may depend on how fast the machine is. */
let patient: Database | undefined
function db(): Database {
  if (patient === undefined) throw new Error('The database is there only within tests')
  return patient
}
let standIn: RazorpayStandIn
let userId: number
beforeAll(async () => {
  patient = openDatabase(url(), { statementTimeoutMs: 0 })
  standIn = await startRazorpayStandIn()
  const { rows } = await db().execute<{ id: number }>(
    sql`insert into users (name) values ('Asha') returning id`,
  )
  userId = rows[0]?.id ?? 0
})
afterAll(async () => {
  await standIn.close()
  await patient?.$client.end()
})

/** The shop, so many minutes from now. */
function shopIn(minutes: number): PaymentsContext {
  const { key, webhookSecret } = standIn
  const options = {
    keyId: key.id,
    keySecret: key.secret,
    webhookSecrets: [webhookSecret],
    apiUrl: standIn.url,
  }
  return {
    db: db(),
    provider: createRazorpayProvider(options),
    clock: () => new Date(Date.now() + minutes * MINUTE_MS),
    log: { warn: () => undefined, error: () => undefined },
  }
}

/** One order, all that its shopper and the gateway did, and the webhooks that are on their way. */
interface History {
  order: MadeOrder
  gatewayOrders: string[]
  tries: string[]
  webhooks: SignedWebhook[]
}

type Step = (history: History) => Promise<void>

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

function tell({ webhooks }: History, event: string, paymentId: string): void {
  const payment = standIn.payments.get(paymentId)
  if (payment !== undefined) webhooks.push(standIn.webhook(event, { payment: { ...payment } }))
}

/** What the shop may refuse, as it does to a shopper; anything else is a fault. */
async function refusable(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof HttpProblem)) throw error
  })
}

const begin: fc.Arbitrary<Step> = fc
  .constantFrom('upi' as const, 'card' as const)
  .map((method) => async ({ order, gatewayOrders }) => {
    const asked = { order_id: order.publicId, method }
    await refusable(createPayment(shopIn(0), { userId, origin: 'https://shop.example' }, asked))
    const { rows } = await db().execute<{ id: string }>(sql`
      select gw_order_id as id from payment where order_id = ${order.id} and gw_order_id is not null order by created_at`)
    gatewayOrders.splice(0, gatewayOrders.length, ...rows.map(({ id }) => id))
  })

/** A try at the gateway; what it brings may be wrong in amount or currency, where the gateway errs. */
const attempt: fc.Arbitrary<Step> = fc
  .record({
    at: fc.nat(5),
    status: fc.constantFrom('captured', 'captured', 'failed', 'authorized'),
    amount: fc.constantFrom(TOTAL, TOTAL, TOTAL, TOTAL, TOTAL + 1, TOTAL - 1, 100),
    currency: fc.constantFrom('INR', 'INR', 'INR', 'INR', 'USD'),
  })
  .map(({ at, status, amount, currency }) => async (history) => {
    const gatewayOrderId = pick(history.gatewayOrders, at)
    if (gatewayOrderId === undefined) return
    const { id } = standIn.pay(gatewayOrderId, { status, amount, currency })
    history.tries.push(id)
    tell(history, `payment.${status}`, id)
  })

/** What had failed, or waited, succeeds after all. */
const lateSuccess: fc.Arbitrary<Step> = fc.nat(5).map((at) => async (history) => {
  const payment = standIn.payments.get(pick(history.tries, at) ?? '')
  if (payment === undefined || payment.status === 'captured') return
  payment.status = 'captured'
  tell(history, 'payment.captured', payment.id)
})

/** Any webhook so far, in any order, several times at once. Those that are never chosen are lost. */
const deliver: fc.Arbitrary<Step> = fc
  .record({ at: fc.nat(20), copies: fc.integer({ min: 1, max: 5 }) })
  .map(({ at, copies }) => async ({ webhooks }) => {
    const webhook = pick(webhooks, at)
    if (webhook === undefined) return
    const { body, headers } = webhook
    await Promise.all(Array.from({ length: copies }, () => takeInWebhook(shopIn(0), body, headers)))
  })

const giveUp: fc.Arbitrary<Step> = fc.boolean().map((isSoldOut) => async ({ order }) => {
  await expireOrder(db(), order.id)
  if (isSoldOut) await emptyShelves(db(), order)
})

const cancel: fc.Arbitrary<Step> = fc.constant(async ({ order }) => {
  await refusable(cancelOrder(db(), userId, order.publicId, {}, new Date()))
})

/** Refunds are sent, whatever the network does, by two processes at once. */
const refund: fc.Arbitrary<Step> = fc
  .constantFrom('none' as const, 'lose-answer' as const, 'error' as const, 'hang-up' as const)
  .map((fault) => async () => {
    if (fault !== 'none') standIn.faults.push(fault)
    await Promise.all([sendRefunds(shopIn(0)), sendRefunds(shopIn(0))])
    standIn.faults.length = 0
  })

const reconcile: fc.Arbitrary<Step> = fc.constant(async () => {
  await reconcilePayments(shopIn(16))
})

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: begin },
    { weight: 5, arbitrary: attempt },
    { weight: 6, arbitrary: deliver },
    { weight: 2, arbitrary: lateSuccess },
    { weight: 1, arbitrary: giveUp },
    { weight: 1, arbitrary: cancel },
    { weight: 2, arbitrary: refund },
    { weight: 1, arbitrary: reconcile },
  ),
  { minLength: 4, maxLength: 18 },
)

/** Time goes by until nothing is left to do: the provider has been asked of everything, and every refund has been sent. */
async function settle({ order, webhooks }: History): Promise<void> {
  await expireOrder(db(), order.id)
  for (const { body, headers } of webhooks) await takeInWebhook(shopIn(0), body, headers)
  // Once for each pause after a failure, and again for what the last round has brought up.
  for (const minutes of [20, 60, 240]) {
    await reconcilePayments(shopIn(minutes))
    await sendRefunds(shopIn(minutes))
  }
}

async function readStatus({ order }: History): Promise<string> {
  const { rows } = await db().execute<{ status: string }>(
    sql`select status from orders where id = ${order.id}`,
  )
  return rows[0]?.status ?? ''
}

/** What the gateway's own books say of an order. */
function readGateway({ gatewayOrders }: History) {
  const captured = [...standIn.payments.values()].filter(
    ({ order_id, status }) => status === 'captured' && gatewayOrders.includes(String(order_id)),
  )
  return captured.map(({ id, amount, currency }) => {
    const refunds = [...standIn.refunds.values()].filter(({ payment_id }) => payment_id === id)
    const refunded = refunds.reduce((sum, one) => sum + Number(one.amount), 0)
    return { amount: Number(amount), currency, refunded, times: refunds.length }
  })
}

test('whatever shoppers, banks and networks do, an order’s money is kept once or not at all, and the rest goes back once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const order = await makeOrder(db(), { userId, lines: [{ unitPaise: TOTAL, quantity: 1 }] })
      const history: History = { order, gatewayOrders: [], tries: [], webhooks: [] }
      for (const step of chosen) await step(history)
      await settle(history)

      const payments = readGateway(history)
      const kept = payments.filter(({ refunded }) => refunded === 0)
      const isConfirmed = (await readStatus(history)) === 'confirmed'
      // Paid and delivered, or neither.
      expect(kept).toEqual(isConfirmed ? [{ amount: TOTAL, currency: 'INR', refunded: 0, times: 0 }] : [])
      // All other money went back, whole and once.
      for (const { amount, refunded, times } of payments.filter((payment) => payment.refunded > 0))
        expect([refunded, times]).toEqual([amount, 1])
    }),
    { seed: 2026, numRuns: HISTORIES },
  )
  expect(await runAudits(db())).toEqual([])
}, 300_000)
