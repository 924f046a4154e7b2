import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { migrateDatabase } from './migrate.ts'
import { openDatabase, type Database } from './openDatabase.ts'

const { current, url } = useDatabase('seeded')
let writer: Database

beforeEach(() => {
  writer = openDatabase(url(), { isPatient: true, poolSize: 1 })
})
afterEach(() => writer.$client.end())

async function isValid(): Promise<unknown> {
  const { rows } = await current().execute<{ valid: boolean }>(
    sql`select indisvalid as valid from pg_index where indexrelid = to_regclass('review_user')`,
  )
  return rows[0]?.valid
}

const writeReview = (db: Pick<Database, 'execute'>) =>
  db.execute(sql`update review set title = 'Good' where id = (select min(id) from review)`)

/** Process that waits for open transactions, to complete an index. */
const builder = sql`
  from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%create index concurrently%'`
const untilBuilding = () =>
  vi.waitFor(async () => expect((await current().execute(sql`select ${builder}`)).rowCount).toBe(1), {
    timeout: 30_000,
  })

/** Migrates a database without the index while somebody has written to its table and not committed yet. */
async function migrateBeside(work: (migrating: Promise<void>) => Promise<void>): Promise<void> {
  await current().execute(sql`drop index if exists review_user`)
  let migrating: Promise<void> | undefined
  await writer.transaction(async (tx) => {
    await writeReview(tx)
    migrating = migrateDatabase(url())
    migrating.catch(() => undefined) // reported to `work`
    await untilBuilding()
    await work(migrating)
  })
}

test('lets shoppers write while it builds an index', async () => {
  let done: Promise<void> | undefined
  await migrateBeside(async (migrating) => {
    done = migrating
    await current().execute(sql`insert into review (product_id, author_name, rating, title, body)
      select max(id), 'Asha', 5, 'New', 'Written meanwhile' from product`)
    expect(await isValid()).toBe(false)
  })
  await done
  expect(await isValid()).toBe(true)
})

test('mends an index that an interrupted run left invalid', async () => {
  await migrateBeside(async (migrating) => {
    await current().execute(sql`select pg_terminate_backend(pid, 10000) ${builder}`)
    await expect(migrating).rejects.toThrow('terminat')
  })
  expect(await isValid()).toBe(false)
  await migrateDatabase(url())
  expect(await isValid()).toBe(true)
})

test('several processes build an index once', async () => {
  await current().execute(sql`drop index if exists review_user`)
  await Promise.all([1, 2, 3].map(() => migrateDatabase(url())))
  expect(await isValid()).toBe(true)
})

test('drops an index whose work another one does', async () => {
  await current().execute(sql`create index product_main_standing on product (main_id)`)
  await migrateDatabase(url())
  const { rows } = await current().execute(sql`select to_regclass('product_main_standing') as old`)
  expect(rows).toEqual([{ old: null }])
})
