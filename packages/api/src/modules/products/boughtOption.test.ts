import type { ListReviewsResponse, ReviewWire } from '@shop/contract/reviews.schema'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { setStock } from '#database/setStock.ts'
import { advanceOrder } from '#modules/orders/fulfilment.service.ts'
import { makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db, get } = useApp('seeded')
const review = { rating: 5, title: 'Lovely', body: 'As pictured.' }

let asha: Shopper
let product: TestProduct
let url: string
beforeEach(async () => {
  asha = await makeShopper(db())
  product = await makeTestProduct(db())
  url = `/api/products/${product.productId}/reviews`
})

/** Adds a size to the product, and returns what an order needs of it. */
async function addSize(name: string): Promise<TestProduct> {
  const { rows } = await db().execute<{ id: number }>(sql`
    with value as (
      insert into option_value (group_name, name) values ('Size', ${name})
      on conflict (group_name, name) do update set name = excluded.name returning id
    )
    insert into variant (product_id, option_value_id, mrp_paise, selling_price_paise)
    select ${product.productId}, id, 50000, 50000 from value returning id`)
  const variantId = rows[0]?.id ?? 0
  await db().transaction((tx) => setStock(tx, [{ storeId: 1, variantId, quantity: 5 }]))
  return { ...product, variantId, item: { product_id: product.productId, variant_id: variantId } }
}

async function deliver(bought: TestProduct, at = new Date()): Promise<void> {
  const { number } = await placedOrder(app(), { shopper: asha, products: [[bought, 1]], total: 500 })
  for (const step of ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const) {
    await advanceOrder(db(), number, step, '', at)
  }
}

async function write(method: 'POST' | 'PUT' = 'POST'): Promise<ReviewWire> {
  const path = method === 'POST' ? url : `${url}/mine`
  const answer = await app().inject({ method, url: path, headers: asha.headers, body: review })
  return answer.json<{ data: ReviewWire }>().data
}

it('is the one that was delivered last, and stays as it was at the time of writing', async () => {
  const [medium, large] = [await addSize('M'), await addSize('L')]
  await deliver(large, new Date('2026-11-02T06:00:00Z'))
  await deliver(medium, new Date('2026-11-01T06:00:00Z'))
  expect(await write()).toMatchObject({ verified: true, bought: { group: 'Size', name: 'L' } })
  await deliver(medium)
  const list = await get<ListReviewsResponse>(url)
  expect(list.data).toMatchObject([{ bought: { group: 'Size', name: 'L' } }])
  expect(await write('PUT')).toMatchObject({ bought: { group: 'Size', name: 'M' } })
})

it('comes with the delivery of a product that was reviewed before', async () => {
  const medium = await addSize('M')
  expect(await write()).toMatchObject({ verified: false, bought: null })
  await deliver(medium)
  const list = await get<ListReviewsResponse>(url)
  expect(list.data).toMatchObject([{ verified: true, bought: { group: 'Size', name: 'M' } }])
})

it('is nothing of a product without options', async () => {
  await db().transaction((tx) => setStock(tx, [{ storeId: 1, variantId: product.variantId, quantity: 5 }]))
  await deliver(product)
  expect(await write()).toMatchObject({ verified: true, bought: null })
})

it('stays when the account is closed: it names nobody', async () => {
  await deliver(await addSize('M'))
  await write()
  const closed = await app().inject({ method: 'PUT', url: '/api/users/deactivate', headers: asha.headers })
  expect(closed.statusCode).toBe(204)
  const list = await get<ListReviewsResponse>(url)
  expect(list.data).toMatchObject([{ author: 'A shopper', bought: { group: 'Size', name: 'M' } }])
})
