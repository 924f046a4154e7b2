import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'
import { importFeed } from './importFeed.ts'

const LINES = 1_000
const { current: db } = useDatabase('empty')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feed-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function take(source: string): Promise<void> {
  const file = path.join(folder, `${source}.jsonl`)
  const lines = Array.from({ length: LINES }, (_, number) =>
    JSON.stringify({
      source,
      source_id: number,
      title: `Kurti ${number}`,
      brand: 'Studio',
      category_path: ['Fashion', 'Tops', 'Kurtis'],
      selling_price: 500,
    }),
  )
  await writeFile(file, lines.join('\n'))
  expect((await importFeed(db(), { file })).created).toBe(LINES)
}

/** Number of times that an import renewed the statistics of products. PostgreSQL counts it a moment later. */
async function renewals(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select pg_stat_force_next_flush(), analyze_count::int as count from pg_stat_user_tables where relname = 'product'`)
  return rows[0]?.count ?? 0
}

test('renews the statistics after an import that makes a tenth of the products, and not in a far larger shop', async () => {
  await take('opening')
  await expect.poll(renewals).toBe(1)
  await db().execute(sql`update pg_class set reltuples = 1000000 where oid = 'product'::regclass`)
  await take('later')
  expect(await renewals()).toBe(1)
  await db().execute(sql`update pg_class set reltuples = ${LINES} where oid = 'product'::regclass`)
  await take('last')
  await expect.poll(renewals).toBe(2)
})
