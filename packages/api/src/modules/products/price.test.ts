import { discountPercent, unitPaise } from '@shop/contract/money'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'

const database = useDatabase('seeded')

test('computes the same price in the database and in the contract', async () => {
  const db = database.current()
  await db.execute(sql`
    update product set additional_discount = id % 101, selling_price_paise = greatest(1, selling_price_paise - id % 100)`)
  const { rows } = await db.execute<{
    mrp: number
    selling: number
    extra: number
    price: number
    discount: number
  }>(sql`
    select mrp_paise as mrp, selling_price_paise as selling, additional_discount as extra, price_paise as price,
      discount_percent as discount from product`)
  expect(rows.length).toBeGreaterThan(100)
  for (const { mrp, selling, extra, price, discount } of rows) {
    expect([price, discount]).toEqual([unitPaise(selling, extra), discountPercent(mrp, price)])
  }
})
