import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '@shop/api/database/openDatabase'
import { expireOrders } from '@shop/api/modules/orders/expireOrders'
import type { PaymentsContext } from '@shop/api/modules/payments/PaymentsContext'
import { reconcilePayments } from '@shop/api/modules/payments/reconcilePayments'
import { sendRefunds } from '@shop/api/modules/payments/sendRefunds'
import {
  paymentHistories,
  playPayments,
  readGateway,
  type PaymentStep,
} from '@shop/api/testing/paymentHistories'
import { startRazorpayStandIn, type RazorpayStandIn } from '@shop/api/testing/startRazorpayStandIn'
import fc from 'fast-check'
import { auditBooks } from '../books.ts'
import type { Check } from '../Check.ts'
import { settingsFor, shopIn } from '../payingShop.ts'
import { openOrder, type OrderToPlay } from '../paymentActs.ts'
import { judgePayments, type PlayedHistory } from '../paymentBooks.ts'
import { makeShoppers, makeTestProduct } from '../shoppers.ts'

const PROCESSES = 4
const AT_A_TIME = 16
/** The short form always plays the same histories. */
const SHORT_SEED = 20_261_122

/** Each history starts with a payment, as in the checkout. */
const begun = paymentHistories.map((steps): PaymentStep[] => [{ does: 'begin', method: 'upi' }, ...steps])

type Played = PlayedHistory & Pick<OrderToPlay, 'id' | 'acts'>

/** R8: in any history, an order's money is kept once or not at all, and the rest is refunded once. */
export const payments: Check = {
  name: 'R8',
  promise: 'A customer pays once, and all other money goes back once',
  control: {
    name: 'the comparison of amounts',
    code: { module: '/payments/settlePayment.ts', find: '!isAmountOf\\(row, ?payment\\)', replace: 'false' },
  },
  async run(shop, size) {
    const count = { long: 5_000, short: 100, control: 30 }[size]
    const seed = size === 'long' ? randomInt(2 ** 31) : SHORT_SEED
    const histories = fc.sample(begun, { seed, numRuns: count })
    const standIn = await startRazorpayStandIn()
    try {
      const servers = await shop.startAll(PROCESSES, settingsFor(standIn))
      const shoppers = await makeShoppers(shop.db, count)
      let calls = 0
      const origin = () => servers[(calls += 1) % PROCESSES]?.origin ?? ''
      const waiting = shoppers.map((shopper, index) => ({ shopper, steps: histories[index] ?? [] }))
      const played = await allOf(waiting, async ({ shopper, steps }): Promise<Played> => {
        const product = await makeTestProduct(shop.db, 2)
        const order = await openOrder({ db: shop.db, standIn, origin, shopper, product })
        const trail = await playPayments(order.acts, steps)
        return { ...order, steps, trail, totalPaise: order.acts.totalPaise }
      })
      await settle(shop.db, standIn, played)

      const paid = await findPaid(shop.db)
      const failures = played.flatMap((history) => judgePayments(standIn, history, paid.has(history.id)))
      failures.push(...(await auditBooks(shop.db)))
      const captures = played.flatMap(({ trail }) => readGateway(standIn, trail))
      const back = captures.filter(({ times }) => times > 0).length
      if (paid.size === 0 || back === 0)
        failures.push('nothing was kept or given back: this run proves nothing')
      return {
        tried: `${count.toLocaleString('en-IN')} histories of seed ${seed}, ${captures.length} captures, ${back} given back, ${PROCESSES} processes`,
        failures,
      }
    } finally {
      await standIn.close()
    }
  },
}

async function allOf<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) results.push(await work(item))
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  return results
}

/** No hold is open, all payments are reconciled and all refunds sent. Webhooks of every second order arrive late; the others are lost. */
async function settle(db: Database, standIn: RazorpayStandIn, played: Played[]): Promise<void> {
  standIn.faults.length = 0
  await db.execute(sql`update orders set hold_until = now() - interval '1 second' where status = 'held'`)
  while ((await expireOrders(db)) > 0);
  // One round for each pause after a failure, and one for the results of the last round.
  for (const minutes of [20, 60]) await workOn(shopIn({ db, standIn }, minutes))
  await allOf([...played.entries()], async ([index, { acts, trail }]) => {
    for (const { webhook } of trail.webhooks) if (index % 2 === 0) await acts.deliver(webhook)
  })
  for (const minutes of [120, 240]) await workOn(shopIn({ db, standIn }, minutes))
}

async function workOn(shop: PaymentsContext): Promise<void> {
  const untilDone = async (work: (context: PaymentsContext) => Promise<number>) => {
    while ((await work(shop)) > 0);
  }
  for (const work of [reconcilePayments, sendRefunds])
    await Promise.all(Array.from({ length: PROCESSES }, () => untilDone(work)))
}

async function findPaid(db: Database): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from orders where status = 'confirmed'`)
  return new Set(rows.map(({ id }) => id))
}
