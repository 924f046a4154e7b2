import { sql } from 'drizzle-orm'
import { runAudits } from '#database/audits.ts'
import type { Database } from '#database/openDatabase.ts'
import { reconcilePayments } from '#modules/payments/reconcilePayments.ts'
import { reconcileRefunds } from '#modules/payments/reconcileRefunds.ts'
import { sendRefunds } from '#modules/payments/sendRefunds.ts'
import { handleWebhook } from '#modules/payments/handleWebhook.ts'
import { expireOrder } from './makeOrder.ts'
import type { ShopStep } from './shopHistories.ts'
import { ShopWorld } from './ShopWorld.ts'
import type { RazorpayStandIn } from './startRazorpayStandIn.ts'

/**
 * Audits the rows after each step. At the end the clock advances until nothing is left to do, and the bank must
 * hold what the shop may keep.
 */
export async function playShop(
  db: Database,
  standIn: RazorpayStandIn,
  steps: readonly ShopStep[],
): Promise<void> {
  await empty(db)
  standIn.newRefundStatus = 'processed'
  const world = await ShopWorld.open(db, standIn)
  for (const [index, step] of steps.entries()) {
    await world.act(step)
    await expectBalance(db, `step ${index + 1}, ${step.does}`)
  }
  for (const { id } of world.orders) await expireOrder(db, id)
  for (const payment of standIn.payments.values())
    if (payment.status !== 'captured') payment.status = 'failed'
  // Half of the webhooks arrive at the end, in reverse order; the others are lost.
  for (const [index, webhook] of world.webhooks.toReversed().entries())
    if (index % 2 === 0) await handleWebhook(world.at(0), webhook.body, webhook.headers)
  for (const hours of [1, 8, 72, 800]) {
    await reconcilePayments(world.at(hours))
    await sendRefunds(world.at(hours))
    for (const refund of standIn.refunds.values()) refund.status = 'processed'
    await reconcileRefunds(world.at(hours))
    await expectBalance(db, `the end, after ${hours} hours`)
  }
  await expectBankBalance(db, standIn)
}

/** Empties the shop, so that a failed history does not affect the next one. */
async function empty(db: Database): Promise<void> {
  await db.execute(sql`
    truncate users, offer, product, brand, category, option_value, stock_move, coupon, gw_event restart identity cascade`)
}

async function expectBalance(db: Database, when: string): Promise<void> {
  const findings = await runAudits(db)
  if (findings.length > 0)
    throw new Error(`${when}: ${findings.map(({ audit, finding }) => `${audit}: ${finding}`).join('; ')}`)
}

async function expectBankBalance(db: Database, { payments, refunds }: RazorpayStandIn): Promise<void> {
  const { rows: unsent } = await db.execute<{ state: string }>(sql`
    select refund.state from refund join payment on payment.id = payment_id where provider is not null and refund.state <> 'done'`)
  if (unsent.length > 0) throw new Error(`A refund is still ${unsent[0]?.state}`)
  const { rows } = await db.execute<{ number: string; gateway: string[] | null; kept: number }>(sql`
    select number, array_agg(distinct p.gw_order_id) filter (where p.gw_order_id is not null) as gateway,
      coalesce(sum(p.amount_paise) filter (where p.state = 'captured'), 0)::int - coalesce((
        select sum(r.amount_paise) from refund r join payment c on c.id = r.payment_id
        where c.order_id = o.id and c.state = 'captured'), 0)::int as kept
    from orders o join payment p on p.order_id = o.id group by o.id`)
  const sumOf = (list: { amount: number }[]) => list.reduce((sum, { amount }) => sum + amount, 0)
  for (const { number, gateway, kept } of rows) {
    const own = [...payments.values()].filter(({ order_id }) => gateway?.includes(String(order_id)) === true)
    const took = own
      .filter(({ status }) => status === 'captured')
      .map(({ amount }) => ({ amount: Number(amount) }))
    const gave = [...refunds.values()]
      .filter(({ payment_id }) => own.some(({ id }) => id === payment_id))
      .map(({ amount }) => ({ amount: Number(amount) }))
    const inBank = sumOf(took) - sumOf(gave)
    if (inBank !== kept)
      throw new Error(`The bank holds ${inBank} paise for ${number}, the shop's books ${kept}`)
  }
}
