import { sql } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, placeOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { watchReads } from '#testing/watchReads.ts'

const { app, db } = useApp('seeded')

/** Rows that one statement may read of a table: more than a cart or a page of cards needs, and less than the demo catalogue has. */
const ROWS_MAX = 300

let shopper: Shopper
let product: TestProduct
let orderId: string
const order = () => ({ shopper, products: [[product, 1]] as [TestProduct, number][], total: 500 })
beforeAll(async () => {
  shopper = await makeShopper(db())
  product = await makeTestProduct(db(), { delhi: 1_000 })
  orderId = (await placedOrder(app(), order())).id
  await db().execute(sql`analyze`)
})

test.each<[string, () => InjectOptions]>([
  ['a product', () => ({ url: `/api/products/${product.slug}` })],
  ['related products', () => ({ url: `/api/products/${product.slug}/related` })],
  ['cards of products', () => ({ url: `/api/product-cards?id=${product.productId}` })],
  ['what goes with it', () => ({ url: `/api/products/${product.slug}/goes-with` })],
  ['reviews', () => ({ url: `/api/products/${product.slug}/reviews` })],
  ['reviews with four stars', () => ({ url: `/api/products/${product.slug}/reviews?rating=4` })],
  ['a quote', () => ({ method: 'POST', url: '/api/cart/quote', body: { items: [cartLine()] } })],
  ['a quote with a coupon', () => ({ method: 'POST', url: '/api/cart/quote', body: quoteWithCoupon() })],
  ['the orders of a shopper', () => ({ url: '/api/orders' })],
  ['one order', () => ({ url: `/api/orders/${orderId}` })],
  ['a cancellation', () => ({ method: 'POST', url: `/api/orders/${orderId}/cancel`, body: {} })],
  ['the profile', () => ({ url: '/api/users/profile' })],
  ['addresses', () => ({ url: '/api/users/addresses' })],
  ['a wish', () => ({ method: 'POST', url: '/api/wishlist/add', body: { product_id: product.productId } })],
  ['the wishlist', () => ({ url: '/api/wishlist' })],
  ['an estimate', () => ({ url: '/api/pincode/110001' })],
])('reads few rows for %s', async (_, request) => {
  await expectFewRows(() => app().inject({ ...request(), headers: shopper.headers }))
})

test('reads few rows for a new order', async () => {
  await expectFewRows(() => placeOrder(app(), order()))
})

const cartLine = () => ({ ...product.item, quantity: 2 })
const quoteWithCoupon = () => ({ items: [cartLine()], coupon: 'WELCOME10', pincode: '110001' })

async function expectFewRows(ask: () => Promise<{ statusCode: number; body: string }>): Promise<void> {
  const reads = await watchReads(db(), async () => {
    const { statusCode, body } = await ask()
    if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`)
  })
  expect(reads).not.toEqual([])
  expect(reads.filter(({ rows }) => rows > ROWS_MAX)).toEqual([])
}
