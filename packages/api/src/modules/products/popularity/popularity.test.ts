import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#database/openDatabase.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { today } from '#time/today.ts'
import { sweepViews } from './productViews.repository.ts'
import { refreshBestSellers } from './bestSellers.ts'
import { refreshPopularity } from './refreshPopularity.ts'

const { app, db, databaseUrl } = useApp('seeded')
const BROWSER = 'Mozilla/5.0 (Linux; Android 15) Firefox/145.0'
beforeEach(() => db().execute(sql`update product set popularity = 0, popularity_start = 0`))

const popularityOf = async (id: number) => {
  await refreshPopularity(db())
  const { rows } = await db().execute<{ popularity: number }>(
    sql`select popularity from product where id = ${id}`,
  )
  return rows[0]?.popularity
}
const open = (path: string, agent = BROWSER, rest: object = {}) =>
  app().inject({ url: path, headers: { 'user-agent': agent, ...rest } })

test('counts what was sold and not cancelled, half as much after 30 days', async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
  const { productId } = product
  const shopper = await makeShopper(db())
  const order = await placedOrder(app(), { shopper, products: [[product, 2]], total: 1_200 })
  expect(await popularityOf(productId)).toBe(40)
  await db().execute(
    sql`update orders set placed_at = placed_at - interval '30 days' where number = ${order.number}`,
  )
  expect(await popularityOf(productId)).toBe(20)
  await db().execute(
    sql`update orders set placed_at = placed_at - interval '30 days' where number = ${order.number}`,
  )
  expect(await popularityOf(productId)).toBe(10)
})

test('counts pages that shoppers open, and nothing about them', async () => {
  const { productId, slug } = await makeTestProduct(db(), { price: 600, delhi: 9 })
  for (let time = 0; time < 3; time++) await open(`/api/products/${slug}`)
  await open(`/api/products/${productId}`)
  await open(`/api/products/${slug}`, 'Googlebot/2.1')
  await open(`/api/products/${slug}`, '')
  await open(`/api/products/${slug}`, BROWSER, { 'sec-purpose': 'prefetch' })
  await open(`/api/products/${slug}`, BROWSER, { purpose: 'prefetch' })
  await open('/api/products/no-such-product')
  await app().saveViews()
  const { rows } = await db().execute(sql`select product_id, views from product_view`)
  expect(rows).toEqual([{ product_id: productId, views: 4 }])
  for (let time = 0; time < 2; time++) await open(`/api/products/${slug}`)
  await app().saveViews()
  expect(await popularityOf(productId)).toBe(6)

  await db().execute(sql`update product_view set day = day - 30`)
  expect(await popularityOf(productId)).toBe(3)
  await db().execute(sql`update product_view set day = day - 200`)
  await sweepViews(db())
  expect((await db().execute(sql`select from product_view`)).rows).toEqual([])
})

test('begins with what a feed gave, which counts less and less', async () => {
  const { productId } = await makeTestProduct(db(), { price: 600, delhi: 9 })
  await db().execute(sql`update product set popularity_start = 1000 where id = ${productId}`)
  expect(await popularityOf(productId)).toBe(1_000)
  await db().execute(sql`update product set created_at = now() - interval '1 day' where id = ${productId}`)
  // Small changes wait, because each renews pages.
  expect(await popularityOf(productId)).toBe(1_000)
  await db().execute(sql`update product set created_at = now() - interval '60 days' where id = ${productId}`)
  expect(await popularityOf(productId)).toBe(250)
})

test('calls the products best sellers that sell best in their category, as long as they do', async () => {
  const options = { price: 600, delhi: 9 }
  const sold = await makeTestProduct(db(), options)
  const [rarelySold, opened] = [await makeTestProduct(db(), options), await makeTestProduct(db(), options)]
  const bestSellers = async () => {
    await refreshBestSellers(db())
    const { rows } = await db().execute<{ id: number }>(sql`select id from product where is_best_seller`)
    return rows.map(({ id }) => id)
  }
  expect(await bestSellers()).toEqual([])

  const shopper = await makeShopper(db())
  const order = await placedOrder(app(), { shopper, products: [[sold, 6]], total: 3_600 })
  await placedOrder(app(), { shopper, products: [[rarelySold, 4]], total: 2_400 })
  await db().execute(sql`insert into product_view values (${opened.productId}, ${today()}, 10000)`)
  expect(await bestSellers()).toEqual([sold.productId])
  expect((await open(`/api/products/${sold.slug}`)).json()).toMatchObject({ data: { bestSeller: 1 } })

  await db().execute(
    sql`update orders set placed_at = placed_at - interval '30 days' where number = ${order.number}`,
  )
  expect(await bestSellers()).toEqual([])
})

test('marks many products in short transactions, so that feeds and orders need not wait for all', async () => {
  await db().execute(sql`
    insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on, is_best_seller)
    select 'copy-' || number, 'Copy', 'Copy', brand_id, main_id, sub_id, child_id, 500, 400, '2026-01-01', true
    from product, generate_series(1, 1200) as number where product.id = (select max(id) from product)`)
  await refreshBestSellers(db())
  const { rows } = await db().execute<{ products: number; best: boolean }>(sql`
    select count(*)::int as products, bool_or(is_best_seller) as best from product where slug like 'copy-%' group by changed_by`)
  expect(Math.max(...rows.map(({ products }) => products))).toBeLessThanOrEqual(500)
  expect(rows.every(({ best }) => !best)).toBe(true)
})

test('calls no more than a fiftieth of a category best sellers', async () => {
  const products = []
  for (let count = 0; count < 12; count++)
    products.push((await makeTestProduct(db(), { price: 600, delhi: 1 })).productId)
  await db().execute(
    sql`update product set popularity_start = 1000 + id where id = any(${sql.param(products)}::int[])`,
  )
  await refreshBestSellers(db())
  const { rows } = await db().execute<{ id: number; all: number }>(sql`
    select id, (select count(*)::int from product other where other.sub_id = product.sub_id and is_active) as all
    from product where is_best_seller order by id desc`)
  const best = products.toReversed().slice(0, Math.ceil((rows[0]?.all ?? 0) / 50))
  expect(rows.map(({ id }) => id)).toEqual(best)
})

test('reads for as long as a large catalogue needs', async () => {
  const strict = openDatabase(databaseUrl(), { statementTimeoutMs: 500 })
  const other = await db().$client.connect()
  onTestFinished(async () => {
    other.release(true)
    await strict.$client.end()
  })
  await other.query('begin; lock table orders in access exclusive mode')
  const jobs = Promise.all([refreshPopularity(strict), refreshBestSellers(strict)]).then(() => 'done', String)
  const waiting = async () => {
    const { rows } = await db().execute(sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '900 ms'
        and datname = current_database()`)
    return rows.length
  }
  await expect.poll(waiting, { timeout: 30_000 }).toBe(2)
  await other.query('commit')
  expect(await jobs).toBe('done')
})
