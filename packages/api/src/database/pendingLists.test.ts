import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'

const { current: db } = useDatabase('seeded')

/** Pages of 8 KB that a search for a word reads which no product has: those of the index, and its list of changes. */
const PAGES_MAX = 64

test('reads few pages of an index of words after many changes', async () => {
  await db().execute(sql`update product set popularity = popularity + 1`)
  const { rows } = await db().transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(sql`
      explain (analyze, buffers, format json)
      select from product where search @@ to_tsquery('shop', 'unheard')`)
  })
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  expect(plan?.['Node Type']).toBe('Bitmap Heap Scan')
  expect((plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)).toBeLessThan(PAGES_MAX)
})

interface Plan {
  'Node Type': string
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}
