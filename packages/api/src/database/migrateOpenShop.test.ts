import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { withDatabase } from '#testing/withDatabase.ts'
import { withMigrationsUntil } from '#testing/withMigrationsUntil.ts'
import { migrateDatabase } from './migrate.ts'
import { openDatabase, type Database } from './openDatabase.ts'

const MIGRATION = '0045_search_title'

/** A shop with the demo catalogue in the schema before the migration. `migrate` applies it, and none of the later ones. */
async function openEarlierShop() {
  const url = await withDatabase(inject('postgresUrl'), `test_${randomUUID()}`, 'template_seeded')
  const db = openDatabase(url, { isPatient: true })
  await db.execute(sql`
    drop trigger set_search_title on product;
    drop function set_search_title;
    alter table product drop column search_title;`)
  await withMigrationsUntil(MIGRATION, (_, at) =>
    db.execute(sql`delete from drizzle.__drizzle_migrations where created_at >= ${at}`),
  )
  const migrate = (onNotice: (line: string) => void = () => undefined) =>
    withMigrationsUntil(MIGRATION, (migrationsFolder) => migrateDatabase(url, { migrationsFolder, onNotice }))
  return { migrate, db }
}

async function hasIndex(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass('product_search_title') as index`)
  return rows[0]?.['index'] !== null
}

const versionOf = async (db: Database) =>
  (await db.execute(sql`select version, broad_version from catalogue_version`)).rows

test('fills a new column for all products, without a change that shoppers see', async () => {
  const { migrate, db } = await openEarlierShop()
  try {
    const before = await versionOf(db)
    await migrate()
    const { rows } = await db.execute(sql`
      select count(*)::int as wrong from product where search_title is distinct from ts_filter(search, '{a,b}')`)
    expect(rows).toEqual([{ wrong: 0 }])
    expect(await versionOf(db)).toEqual(before)
    await db.execute(sql`update product set title = 'Unheard Balm' where id = 1`)
    const changed = await db.execute(sql`
      select search_title = ts_filter(search, '{a,b}') as follows, search_title::text ~ 'unheard' as has_word
      from product where id = 1`)
    expect(changed.rows).toEqual([{ follows: true, has_word: true }])
  } finally {
    await db.$client.end()
  }
})

test('says how many products are left when there are many', async () => {
  const { migrate, db } = await openEarlierShop()
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
        insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on, search)
        select 'copy-' || number, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on, search
        from product, generate_series(1, 5000) as number where id = 1`)
    })
    const notices: string[] = []
    await migrate((line) => notices.push(line))
    expect(notices).toEqual([
      expect.stringMatching(/^5,\d{3} products are still to be prepared for this release's search$/),
    ])
  } finally {
    await db.$client.end()
  }
})

test('lets shoppers read while it waits for a table, and leaves what others are writing for later', async () => {
  const { migrate, db } = await openEarlierShop()
  const other = await db.$client.connect()
  try {
    await other.query('begin')
    await other.query('update product set popularity = popularity where id = 1')
    let isDone = false
    const migrating = migrate().then(() => (isDone = true))
    await pause(500) // it waits for the table by now, and further readers wait for it
    await db.execute(sql`select count(*) from product`)
    expect(isDone).toBe(false)
    expect(await hasIndex(db)).toBe(false)
    await other.query('commit')
    await migrating
    expect(await hasIndex(db)).toBe(true)
  } finally {
    other.release()
    await db.$client.end()
  }
})
