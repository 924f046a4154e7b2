import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAudits } from '#database/audits.ts'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { cancelOrder } from '#modules/orders/cancelOrder.service.ts'
import { removeStock, expireOrder, makeOrder, type MadeOrder } from '#testing/makeOrder.ts'
import {
  paymentHistories,
  playPayments,
  readGateway,
  type GatewayTrail,
  type PaymentActs,
} from '#testing/paymentHistories.ts'
import { startRazorpayStandIn, type RazorpayStandIn } from '#testing/startRazorpayStandIn.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { createPayment } from './payments.service.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { createRazorpayProvider } from './providers/razorpay/createRazorpayProvider.ts'
import { reconcilePayments } from './reconcilePayments.ts'
import { sendRefunds } from './sendRefunds.ts'
import { handleWebhook } from './handleWebhook.ts'

const HISTORIES = 150
const MINUTE_MS = 60_000
const TOTAL = 50_000

const { url } = useDatabase('seeded')
/** Connection without timeouts, so that the test does not depend on the machine's speed. */
let patient: Database | undefined
function db(): Database {
  if (patient === undefined) throw new Error('The database exists only within tests')
  return patient
}
let standIn: RazorpayStandIn
let userId: number
beforeAll(async () => {
  patient = openDatabase(url(), { isPatient: true })
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

/** The payments module with a clock this many minutes ahead. */
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

/** Runs an act that the shop may refuse with a problem; other errors fail the test. */
async function refusable(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof HttpProblem)) throw error
  })
}

function actsOf(order: MadeOrder): PaymentActs {
  return {
    standIn,
    totalPaise: TOTAL,
    async begin(method) {
      const asked = { order_id: order.publicId, method }
      await refusable(createPayment(shopIn(0), { userId, origin: 'https://shop.example' }, asked))
      const { rows } = await db().execute<{ id: string }>(sql`
        select gw_order_id as id from payment where order_id = ${order.id} and gw_order_id is not null order by created_at`)
      return rows.map(({ id }) => id)
    },
    deliver: ({ body, headers }) => handleWebhook(shopIn(0), body, headers),
    async giveUp(isSoldOut) {
      await expireOrder(db(), order.id)
      if (isSoldOut) await removeStock(db(), order)
    },
    cancel: () => refusable(cancelOrder(db(), userId, order.publicId, {}, new Date())),
    /** Runs in two processes at once. */
    async refund(fault) {
      if (fault !== 'none') standIn.faults.push(fault)
      await Promise.all([sendRefunds(shopIn(0)), sendRefunds(shopIn(0))])
      standIn.faults.length = 0
    },
    reconcile: async () => void (await reconcilePayments(shopIn(16))),
  }
}

/** Advances the clock until nothing is left to do: all payments are reconciled, and all refunds are sent. */
async function settle(order: MadeOrder, { webhooks }: GatewayTrail): Promise<void> {
  await expireOrder(db(), order.id)
  for (const { webhook } of webhooks) await handleWebhook(shopIn(0), webhook.body, webhook.headers)
  // One round for each pause after a failure, and one for the results of the last round.
  for (const minutes of [20, 60, 240]) {
    await reconcilePayments(shopIn(minutes))
    await sendRefunds(shopIn(minutes))
  }
}

async function readStatus(order: MadeOrder): Promise<string> {
  const { rows } = await db().execute<{ status: string }>(
    sql`select status from orders where id = ${order.id}`,
  )
  return rows[0]?.status ?? ''
}

test('keeps an order’s money at most once and refunds the rest once, in any history', async () => {
  await fc.assert(
    fc.asyncProperty(paymentHistories, async (steps) => {
      const order = await makeOrder(db(), { userId, lines: [{ unitPaise: TOTAL, quantity: 1 }] })
      const trail = await playPayments(actsOf(order), steps)
      await settle(order, trail)

      const payments = readGateway(standIn, trail)
      const kept = payments.filter(({ refunded }) => refunded === 0)
      const isConfirmed = (await readStatus(order)) === 'confirmed'
      // Paid and delivered, or neither.
      expect(kept).toMatchObject(
        isConfirmed ? [{ amount: TOTAL, currency: 'INR', refunded: 0, times: 0 }] : [],
      )
      // All other money was refunded, completely and once.
      for (const { amount, refunded, times } of payments.filter((payment) => payment.refunded > 0))
        expect([refunded, times]).toEqual([amount, 1])
    }),
    { seed: 2026, numRuns: HISTORIES },
  )
  expect(await runAudits(db())).toEqual([])
}, 300_000)
