import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { removeDemo } from './removeDemo.ts'

const { app, db, get } = useApp()
useAudits(db)

let own: TestProduct
let sold: TestProduct
beforeAll(async () => {
  own = await makeTestProduct(db(), { delhi: 5 })
  const { rows } = await db().execute<{
    slug: string
    productId: number
    variantId: number
    price: number
  }>(sql`
    select p.slug, p.id as "productId", v.id as "variantId", p.price_paise / 100 as price
    from product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id
    where v.option_value_id is null and s.on_hand > 1 and s.store_id = 1 and p.price_paise between 50000 and 100000
    order by p.id limit 1`)
  const [found] = rows
  if (found === undefined) throw new Error('The demo has no product without options')
  sold = { ...found, item: { product_id: found.productId, variant_id: null } }
  const order = {
    shopper: await makeShopper(db()),
    products: [[sold, 1] as [TestProduct, number]],
    total: found.price,
  }
  await placedOrder(app(), order)
})

const total = async () => (await get<ListProductsResponse>('/api/products')).total
const counts = async () => {
  const { rows } = await db().execute<Record<string, number>>(sql`
    select (select count(*)::int from product) as products, (select count(*)::int from brand) as brands,
      (select count(*)::int from category) as categories, (select count(*)::int from blog) as posts,
      (select count(*)::int from review) as reviews, (select count(*)::int from banner) as banners, (select count(*)::int from offer) as offers,
      (select count(*)::int from coupon where coalesce(ends_at > now(), true)) as coupons`)
  return rows[0]
}

test('refuses to remove the demo while an open order contains its products', async () => {
  const before = await counts()
  expect(await removeDemo(db(), { archiveSold: false })).toEqual({ is: 'refused', sold: 1 })
  expect(await counts()).toEqual(before)
})

test('archives products in orders, deletes the rest of the demo and keeps other data', async () => {
  expect(await total()).toBeGreaterThan(300)
  const result = await removeDemo(db(), { archiveSold: true })
  expect(result).toMatchObject({ is: 'removed', archived: 1 })
  // What is still shown still has its picture, also in the order; no other picture is left.
  const { rows: shown } = await db().execute<{ address: string; isThere: boolean }>(sql`
    select address, exists (select from picture where strpos(address, '/' || id || '-') > 0) as "isThere"
    from (select unnest(media) as address from product union select unnest(media) from variant union select unnest(array[logo, banner]) from category
      union select logo from brand union select image from order_line) all_shown where address like '/media/%'`)
  expect(shown.filter(({ isThere }) => !isThere)).toEqual([])
  const { rows: pictures } = await db().execute<{ id: string }>(sql`select id from picture`)
  expect(pictures.filter(({ id }) => !shown.some(({ address }) => address.includes(`/${id}-`)))).toEqual([])
  // The product that is the operator's, and the archived one, each with a brand and a path of three categories.
  expect(await counts()).toMatchObject({
    products: 2,
    posts: 0,
    reviews: 0,
    banners: 0,
    offers: 0,
    coupons: 0,
  })
  expect((await counts())?.['brands']).toBeLessThanOrEqual(2)
  expect((await counts())?.['categories']).toBeLessThanOrEqual(6)
  // The facet index no longer counts deleted products.
  expect(await total()).toBe(1)
  const { rows } = await db().execute(sql`select id from product where is_active`)
  expect(rows).toEqual([{ id: own.productId }])
})

test('removes nothing when it runs again', async () => {
  expect(await removeDemo(db(), { archiveSold: false })).toEqual({
    is: 'removed',
    deleted: 0,
    archived: 0,
    pictures: [],
  })
})
