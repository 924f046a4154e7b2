import type { StockAlertsResponse } from '@shop/contract/stock-alerts.schema'
import type { Problem } from '@shop/contract/wire.schema'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { user } from '#database/schema/account.ts'
import { stockAlert } from '#database/schema/stockAlert.ts'
import { makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { newPhone } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp()

const call = (method: 'PUT' | 'DELETE', { headers }: Shopper, path: string) =>
  app().inject({ method, url: `/api/stock-alerts/${path}`, headers })
const ask = (shopper: Shopper, path: string | number) => call('PUT', shopper, String(path))
const takeBack = (shopper: Shopper, path: string | number) => call('DELETE', shopper, String(path))
const list = async ({ headers }: Shopper) =>
  (await app().inject({ url: '/api/stock-alerts', headers })).json<StockAlertsResponse>().data

/** Two variants of a product, the first of which is out of stock. */
async function findOptions() {
  const { rows } = await db().execute<{ product: number; out: number; other: number }>(sql`
    select product_id as product, min(v.id) as out, max(v.id) as other from variant v join product p on p.id = product_id
    where option_value_id is not null and v.is_active and p.is_active
    group by product_id having count(*) > 1 order by product_id limit 1`)
  const found = rows[0] ?? { product: 0, out: 0, other: 0 }
  await db().execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
    select store_id, variant_id, gen_random_uuid(), 'adjust', -on_hand from stock where variant_id = ${found.out} and on_hand > 0`)
  return found
}

describe('a stock alert', () => {
  it('is asked for and taken back once, also by repeated and concurrent calls', async () => {
    const shopper = await makeShopper(db())
    const { productId, slug } = await makeTestProduct(db())
    expect(await list(shopper)).toEqual({ channel: 'mail', alerts: [] })
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(shopper, productId)))
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(10).fill([204, '']))
    expect(await list(shopper)).toEqual({
      channel: 'mail',
      alerts: [
        {
          product_id: productId,
          variant_id: null,
          product: {
            title: 'A product',
            slug,
            brand_name: expect.any(String) as string,
            option_name: null,
            image: expect.any(String) as string,
          },
        },
      ],
    })
    for (let time = 0; time < 2; time += 1) expect((await takeBack(shopper, productId)).statusCode).toBe(204)
    expect((await list(shopper)).alerts).toEqual([])
  })

  it('is for one variant', async () => {
    const shopper = await makeShopper(db())
    const { product, out, other } = await findOptions()
    expect((await ask(shopper, `${product}?variant_id=${out}`)).statusCode).toBe(204)
    expect((await list(shopper)).alerts).toMatchObject([
      { product_id: product, variant_id: out, product: { option_name: expect.stringMatching(/./) } },
    ])
    await takeBack(shopper, `${product}?variant_id=${other}`)
    expect((await list(shopper)).alerts).toHaveLength(1)
    await takeBack(shopper, `${product}?variant_id=${out}`)
    expect((await list(shopper)).alerts).toEqual([])
  })

  it('has no page while its product is not sold', async () => {
    const shopper = await makeShopper(db())
    const { productId } = await makeTestProduct(db())
    await ask(shopper, productId)
    await db().execute(sql`update product set state = 'archived' where id = ${productId}`)
    expect((await list(shopper)).alerts).toMatchObject([{ product: { title: 'A product', slug: null } }])
  })

  it('is seen and taken back by its shopper only', async () => {
    const [shopper, other] = [await makeShopper(db()), await makeShopper(db())]
    const { productId } = await makeTestProduct(db())
    await ask(shopper, productId)
    expect((await list(other)).alerts).toEqual([])
    await takeBack(other, productId)
    expect((await list(shopper)).alerts).toHaveLength(1)
  })

  it('names the channel of its message: the number of an account without an address', async () => {
    const shopper = await makeShopper(db())
    await db()
      .update(user)
      .set({ email: null, phone: newPhone(), phoneVerifiedAt: sql`now()` })
      .where(eq(user.id, shopper.id))
    expect((await list(shopper)).channel).toBe('sms')
  })

  it('is refused for what is in stock', async () => {
    const shopper = await makeShopper(db())
    const { productId } = await makeTestProduct(db(), { jaipur: 1 })
    const answer = await ask(shopper, productId)
    expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([
      409,
      'This is in stock again. You can add it to your cart.',
    ])
  })

  it('is refused for what is not sold', async () => {
    const shopper = await makeShopper(db())
    const { product, out } = await findOptions()
    const { productId, variantId } = await makeTestProduct(db())
    const archived = await makeTestProduct(db())
    await db().execute(sql`update product set state = 'archived' where id = ${archived.productId}`)
    const unknown = [
      2_147_483_647,
      product, // without its variant
      `${productId}?variant_id=${out}`, // the variant of another product
      `${productId}?variant_id=2147483647`,
      archived.productId,
    ]
    for (const path of unknown) expect([path, (await ask(shopper, path)).statusCode]).toEqual([path, 404])
    expect((await ask(shopper, `${productId}?variant_id=${variantId}`)).statusCode).toBe(204)
  })

  it.each(['variant_id=0', 'variant_id=x', 'variant_id=1.5', 'variant_id=2147483648', 'user_id=1'])(
    'refuses ?%s',
    async (query) => {
      const answer = await ask(await makeShopper(db()), `1?${query}`)
      expect(answer.statusCode).toBe(400)
    },
  )

  it('is refused beyond 50, also concurrently', async () => {
    const shopper = await makeShopper(db())
    await db().execute(sql`
      insert into stock_alert (user_id, variant_id) select ${shopper.id}::int, id from variant order by id limit 48`)
    const products = await Promise.all(Array.from({ length: 4 }, () => makeTestProduct(db())))
    const answers = await Promise.all(products.map(({ productId }) => ask(shopper, productId)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 204, 409, 409])
    expect((await list(shopper)).alerts).toHaveLength(50)
    const kept = products.find((_, at) => answers[at]?.statusCode === 204)
    expect((await ask(shopper, kept?.productId ?? 0)).statusCode).toBe(204)
  })

  it('is deleted with the account', async () => {
    const shopper = await makeShopper(db())
    await ask(shopper, (await makeTestProduct(db())).productId)
    const { headers } = shopper
    expect((await app().inject({ method: 'PUT', url: '/api/users/deactivate', headers })).statusCode).toBe(
      204,
    )
    expect(await db().select().from(stockAlert).where(eq(stockAlert.userId, shopper.id))).toEqual([])
  })
})
