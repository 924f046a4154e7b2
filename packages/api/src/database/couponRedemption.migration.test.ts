import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { expect, inject, test } from 'vitest'
import { withDatabase } from '#testing/withDatabase.ts'
import { withMigrationsUntil } from '#testing/withMigrationsUntil.ts'
import { runAudits } from './audits.ts'
import { migrateDatabase } from './migrate.ts'
import { openDatabase, type Database } from './openDatabase.ts'

async function writeOrder(db: Database, status: string, wasGivenUp: boolean): Promise<void> {
  const id = randomUUID()
  await db.execute(sql`
    insert into orders (id, number, user_id, store_id, hold_id, status, payment_method, mrp_paise, goods_paise, coupon_paise,
      total_paise, coupon_id, coupon_code, ship_to, is_express, eta_amount, promised_by)
    values (${id}, ${id}, 1, 1, gen_random_uuid(), ${status}::order_status, 'upi', 60000, 60000, 10000, 50000, 1, 'ONCE', '{}',
      false, 2, now())`)
  await db.execute(sql`insert into order_event (order_id, step) values (${id}, 'placed')`)
  if (wasGivenUp) await db.execute(sql`insert into order_event (order_id, step) values (${id}, 'cancelled')`)
}

test('migrates the uses that earlier releases counted into the ledger, and corrects wrong counts', async () => {
  const url = await withDatabase(inject('postgresUrl'), `test_${randomUUID()}`)
  const db = openDatabase(url)
  try {
    await withMigrationsUntil('0016_recheck', (migrationsFolder) => migrate(db, { migrationsFolder }))
    await db.execute(sql`insert into users (name) values ('Asha')`)
    // Two orders used the coupon and one was counted: the other was paid late.
    await db.execute(sql`
      insert into coupon (code, title, kind, amount_paise, uses_max, uses) values ('ONCE', '', 'flat', 10000, 1, 1)`)
    await db.execute(sql`insert into coupon_use (coupon_id, user_id, uses) values (1, 1, 1)`)
    await writeOrder(db, 'confirmed', false)
    await writeOrder(db, 'confirmed', true)
    await writeOrder(db, 'expired', true)

    await migrateDatabase(url)
    const { rows } = await db.execute(sql`
      select status, released_at is null as counts, honoured_at is not null as is_honoured
      from coupon_redemption join orders on id = order_id order by 1, 3`)
    expect(rows).toEqual([
      { status: 'confirmed', counts: true, is_honoured: false },
      { status: 'confirmed', counts: true, is_honoured: true },
      { status: 'expired', counts: false, is_honoured: false },
    ])
    const usesOf = async () => (await db.execute(sql`select uses from coupon`)).rows
    expect(await usesOf()).toEqual([{ uses: 2 }])
    expect((await runAudits(db)).filter(({ finding }) => finding.includes('coupon'))).toEqual([])

    // A process of the previous release that still runs counts by itself.
    await db.execute(sql`update coupon set uses = uses - 1`)
    await db.execute(sql`update coupon_use set uses = uses - 2`)
    expect(await usesOf()).toEqual([{ uses: 2 }])
  } finally {
    await db.$client.end()
  }
})
