import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { everyProduct } from '#modules/products/everyProduct.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import { findProductIds } from '#modules/search/postgres/productIds.repository.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { useDirectAndPooled } from '#testing/useDirectAndPooled.ts'
import type { Database } from './openDatabase.ts'

const database = useDatabase('seeded')
const { direct, pooled } = useDirectAndPooled(database.url)

const list = (db: Database, filter: Partial<ProductFilter>) =>
  findProductIds(db, {
    filter: { ...everyProduct, ...filter },
    sort: 'recommended_desc',
    page: 1,
    limit: 24,
  })

async function keptPlans(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ statement: string }>(
    sql`select statement from pg_prepared_statements where generic_plans > 0 order by statement`,
  )
  return rows.map(({ statement }) => statement)
}

test('keeps the plans of simple lists, and not through a pooler', async () => {
  for (const db of [direct(), pooled()]) {
    for (let id = 1; id <= 10; id++) {
      const category = { level: 'child', id } as const
      const ids = await list(db, { category })
      expect(await list(db, { category, price: { min: 0, max: undefined } })).toEqual(ids)
      await list(db, { category, brandIds: [1, 2] })
      await list(db, { category: { level: 'main', id: 1 }, brandIds: [id, id + 1] })
    }
  }
  expect(await keptPlans(direct())).toEqual([
    expect.stringContaining('where is_active and child_id = $1\n'),
    expect.stringContaining('where is_active and child_id = $1 and brand_id = any ($2::int[])\n'),
  ])
  expect(await keptPlans(pooled())).toEqual([])
})
