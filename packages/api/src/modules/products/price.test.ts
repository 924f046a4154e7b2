import { discountPercent, unitPaise } from '@shop/contract/money'
import { sql, type SQL } from 'drizzle-orm'
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

test('gives a product the lowest price that can be bought', async () => {
  const db = database.current()
  const { rows: found } = await db.execute<{ id: number; variants: number[] }>(sql`
    select product_id as id, array_agg(v.id order by v.id) as variants from variant v
    where exists (select from stock where variant_id = v.id and on_hand > 0)
    group by product_id having count(*) > 2 order by product_id limit 1`)
  const [one] = found
  const [cheap = 0, middle = 0] = one?.variants ?? []
  const priceOf = async () => {
    const { rows } = await db.execute<{ mrp: number; price: number }>(
      sql`select mrp_paise as mrp, selling_price_paise as price from product where id = ${one?.id}`,
    )
    return rows[0]
  }
  await db.execute(
    sql`update variant set mrp_paise = 90000, selling_price_paise = 80000 where product_id = ${one?.id}`,
  )
  await db.execute(sql`update variant set selling_price_paise = 30000 where id = ${cheap}`)
  await db.execute(
    sql`update variant set mrp_paise = 70000, selling_price_paise = 40000 where id = ${middle}`,
  )
  expect(await priceOf()).toEqual({ mrp: 90_000, price: 30_000 })

  const sellOut = (condition: SQL) => sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
    select store_id, variant_id, gen_random_uuid(), 'adjust', reserved - on_hand
    from stock join variant v on v.id = variant_id where ${condition} and on_hand > reserved`
  await db.execute(sellOut(sql`variant_id = ${cheap}`))
  expect(await priceOf()).toEqual({ mrp: 70_000, price: 40_000 })

  await db.execute(sellOut(sql`product_id = ${one?.id}`))
  expect(await priceOf()).toEqual({ mrp: 90_000, price: 30_000 })

  await db.execute(sql`update variant set is_active = false where id = ${cheap}`)
  expect(await priceOf()).toEqual({ mrp: 70_000, price: 40_000 })
})
