import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { areUsed } from './vocabulary.repository.ts'

const { current: db } = useDatabase('seeded')

test('finds words of products by the index in a catalogue of a million', async () => {
  await db().execute(sql`analyze product`)
  const scans = await db().transaction(async (tx) => {
    await tx.execute(sql`update pg_class set reltuples = 1000000 where oid = 'product'::regclass`)
    expect(await areUsed(tx, ['lipstick', 'xqzvw'])).toEqual([true, false])
    const { rows } = await tx.execute<{ scans: number }>(
      sql`select pg_stat_get_xact_numscans('product'::regclass)::int as scans`,
    )
    return rows[0]?.scans
  })
  expect(scans).toBe(0)
})
