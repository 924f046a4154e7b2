import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dumpDatabase } from '@shop/api/cli/dump/dumpDatabase'
import { restoreDump } from '@shop/api/cli/dump/restoreDump'
import { migrateDatabase } from '@shop/api/database/migrate'
import { openDatabase, type Database } from '@shop/api/database/openDatabase'
import { seedIfEmpty } from '@shop/api/seed/seedIfEmpty'
import { sql } from 'drizzle-orm'
import { makeShoppers } from '../shoppers.ts'
import { startInstalled } from './startInstalled.ts'

/** Shares of a dump that an interrupted copy may have; most of a dump is data. */
const CUTS = [0.3, 0.6, 0.9, 0.99]

/** Dumps and restores an external database by the installed programs. Undefined where there are none. */
export async function tryDump(folder: string): Promise<string[] | undefined> {
  const postgres = await startInstalled(path.join(folder, 'installed'))
  if (postgres === undefined) return undefined
  const failures: string[] = []
  const [shop, restored] = [postgres.url('shop'), postgres.url('restored')]
  const file = path.join(folder, 'shop.dump')
  try {
    await withDatabase(postgres.url(), async (db) => {
      await db.execute(sql`create database shop`)
      await db.execute(sql`create database restored`)
    })
    await migrateDatabase(shop)
    await seedIfEmpty(shop)
    await withDatabase(shop, (db) => makeShoppers(db, 200))
    await dumpDatabase(shop, file)
    await restoreDump(restored, file, false)
    const expected = await withDatabase(shop, countRows)
    if ((await withDatabase(restored, countRows)) !== expected)
      failures.push('a restored dump has other rows')
    await migrateDatabase(restored)
    if (await succeeds(restoreDump(restored, file, false))) failures.push('a database was replaced unasked')

    await withDatabase(restored, (db) => db.execute(sql`delete from session`))
    const kept = await withDatabase(restored, countRows)
    const whole = await readFile(file)
    for (const share of CUTS) {
      const cut = path.join(folder, 'cut.dump')
      await writeFile(cut, whole.subarray(0, whole.length * share))
      if (await succeeds(restoreDump(restored, cut, true))) failures.push(`${share} of a dump was restored`)
      if ((await withDatabase(restored, countRows)) !== kept) failures.push(`${share} of a dump changed rows`)
    }
    await restoreDump(restored, file, true)
    if ((await withDatabase(restored, countRows)) !== expected)
      failures.push('a dump that replaces a database has other rows')
    return failures
  } finally {
    await postgres.stop()
  }
}

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { isPatient: true })
  try {
    return await work(db)
  } finally {
    await db.$client.end()
  }
}

/** Numbers of rows of all tables, as text. */
async function countRows(db: Database): Promise<string> {
  const { rows } = await db.execute<{ counts: string }>(sql`
    select string_agg(format('%s.%s %s', table_schema, table_name, (xpath('/row/n/text()', query_to_xml(
      format('select count(*) as n from %I.%I', table_schema, table_name), false, true, '')))[1]), ', '
      order by table_schema, table_name) as counts
    from information_schema.tables where table_schema in ('public', 'drizzle') and table_type = 'BASE TABLE'`)
  return rows[0]?.counts ?? ''
}

function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
