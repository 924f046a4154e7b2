import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, inject, it } from 'vitest'
import { withDatabase } from '#testing/withDatabase.ts'
import { migrateDatabase } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

it('migrates an empty database once when several processes start', async () => {
  const url = await withDatabase(inject('postgresUrl'), `migrate_${randomUUID()}`)
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url)))
  await migrateDatabase(url)
  const db = openDatabase(url)
  const { rows } = await db.execute<{ applied: number; distinct: number; stores: number }>(sql`
    select count(*)::int as applied, count(distinct hash)::int as distinct, (select count(*)::int from store) as stores
    from drizzle.__drizzle_migrations`)
  expect(rows[0]?.applied).toBeGreaterThan(3)
  expect(rows[0]?.distinct).toBe(rows[0]?.applied)
  expect(rows[0]?.stores).toBe(2)
  await db.$client.end()
})
