import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { everyProduct } from '#modules/products/everyProduct.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { selectPage } from './productIds.repository.ts'

const { current: db } = useDatabase('seeded')

const lists: [string, string, Partial<ProductFilter>][] = [
  ['everything', 'product_listed', {}],
  ['everything within prices', 'product_listed', { price: { min: 10_000, max: 50_000 } }],
  ['a main category', 'product_main_listed', { category: { level: 'main', id: 1 } }],
  ['brands of a subcategory', 'product_sub_listed', { category: { level: 'sub', id: 1 }, brandIds: [1, 2] }],
  [
    'what is in stock, liked and reduced in a child category',
    'product_child_listed',
    {
      category: { level: 'child', id: 1 },
      discount: { min: 20, max: undefined },
      inStock: true,
      ratingMin: 4,
    },
  ],
  ['a brand', 'product_brand_listed', { brandIds: [1] }],
]

it.each(lists)('reads the ids of %s from an index alone', async (_, index, filter) => {
  const page = {
    filter: { ...everyProduct, ...filter },
    sort: 'recommended_desc',
    page: 3,
    limit: 24,
  } as const
  const plan = await db().transaction(async (tx) => {
    // The demo's table is so small that the planner would read all of it.
    for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
      await tx.execute(sql`select set_config(${`enable_${way}`}, 'off', true)`)
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${selectPage(page)}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain(`Index Only Scan using ${index} `)
})
