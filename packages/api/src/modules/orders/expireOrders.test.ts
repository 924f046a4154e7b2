import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeOrder } from '#testing/makeOrder.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { useAudits } from '#testing/useAudits.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { expireOrders } from './expireOrders.ts'

const { current: db } = useDatabase('seeded')
useAudits(db)

/** No limit in practice: the machine may be slow. */
const PATIENT_MS = 60_000
const past = () => new Date(Date.now() - 1_000)

async function overdue(count: number, unitPaise = 50_000): Promise<string[]> {
  const { id: userId } = await makeShopper(db())
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) {
    const lines = [{ unitPaise, quantity: 1 }]
    ids.push((await makeOrder(db(), { userId, lines, holdUntil: past() })).id)
  }
  return ids
}

async function statusesOf(ids: readonly string[]): Promise<string[]> {
  const { rows } = await db().execute<{ status: string }>(
    sql`select distinct status from orders where id = any (${sql.param([...ids])}::uuid[])`,
  )
  return rows.map(({ status }) => status)
}

test('expires all overdue orders in one run', async () => {
  const ids = await overdue(60)
  expect(await expireOrders(db(), PATIENT_MS)).toBe(60)
  expect(await statusesOf(ids)).toEqual(['expired'])
})

test('expires the other orders when one fails or is locked', async () => {
  const [broken = '', locked = '', ...good] = await overdue(6)
  // Its stock is already released, and the ledger refuses a second release.
  await db().execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_reserved)
    select store_id, variant_id, ref, 'release', -d_reserved from stock_move
    where kind = 'reserve' and ref = (select hold_id from orders where id = ${broken})`)
  await db().transaction(async (holder) => {
    await holder.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await holder.execute(sql`select from orders where id = ${locked} for update`)
    await expect(expireOrders(db(), PATIENT_MS)).rejects.toThrow('stock_move')
    expect(await statusesOf(good)).toEqual(['expired'])
    expect(await statusesOf([broken, locked])).toEqual(['held'])
  })
  await expect(expireOrders(db(), PATIENT_MS)).rejects.toThrow('stock_move')
  expect(await statusesOf([locked])).toEqual(['expired'])
  await db().execute(sql`update orders set status = 'expired', hold_until = null where id = ${broken}`)
})

test('stops expiring orders when its time is over', async () => {
  const ids = await overdue(3)
  expect(await expireOrders(db(), 0)).toBe(0)
  expect(await statusesOf(ids)).toEqual(['held'])
  expect(await expireOrders(db(), PATIENT_MS)).toBe(3)
})
