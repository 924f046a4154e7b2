import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findSoldVariants } from '#modules/cart/cart.repository.ts'
import { findPublicCoupons } from '#modules/coupons/coupons.repository.ts'
import { findLiveOffers } from '#modules/offers/offers.repository.ts'
import { findProduct } from '#modules/products/productDetail.repository.ts'
import { findProductCards } from '#modules/products/productCards.repository.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { useDirectAndPooled } from '#testing/useDirectAndPooled.ts'
import type { Database } from './openDatabase.ts'
import { isAmong, preparedFor } from './preparedFor.ts'
import { product } from './schema/product.ts'

const database = useDatabase('seeded')

const { direct, pooled } = useDirectAndPooled(database.url)

async function preparedOn(db: Database, condition = 'true'): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from pg_prepared_statements where ${sql.raw(condition)} order by name`,
  )
  return rows.map(({ name }) => name)
}

test('prepares the reads of products once for a connection, and not through a pooler', async () => {
  for (const db of [direct(), pooled()]) {
    for (const id of [1, 2, 3]) {
      const product = await findProduct(db, String(id))
      const cards = await findProductCards(db, [id, id + 10])
      expect([product?.id, ...cards.map((card) => card.id)]).toEqual([id, id, id + 10])
      expect((await findProduct(db, product?.slug ?? ''))?.id).toBe(id)
    }
  }
  expect(await preparedOn(direct())).toEqual(['cards_of_products', 'products_by_id', 'products_by_slug'])
  expect(await preparedOn(pooled())).toEqual([])
})

test('reads on after a column was added to a table of a prepared statement', async () => {
  await findProduct(direct(), '1')
  await database.current().execute(sql`alter table product add column later text`)
  expect((await findProduct(direct(), '1'))?.id).toBe(1)
})

test('keeps the plans of reads, however few products they are asked for', async () => {
  const now = new Date()
  for (let id = 1; id <= 20; id++) {
    for (const ids of [[id], [id, id + 1, id + 2]]) {
      await findSoldVariants(direct(), ids)
      await findLiveOffers(direct(), ids, now)
      await findProductCards(direct(), ids)
    }
    await findPublicCoupons(direct(), now)
    await findProduct(direct(), String(id))
  }
  expect(await preparedOn(direct(), `custom_plans > 5`)).toEqual([])
})

test('writes a statement once for all transactions of a connection', async () => {
  let written = 0
  const titles = preparedFor((db) => {
    written += 1
    return db
      .select({ title: product.title })
      .from(product)
      .where(isAmong(product.id, 'ids'))
      .prepare('titles')
  })
  for (const ids of [[1], [2, 3]])
    expect(await direct().transaction((tx) => titles(tx).execute({ ids }))).toHaveLength(ids.length)
  expect(written).toBe(1)
})
