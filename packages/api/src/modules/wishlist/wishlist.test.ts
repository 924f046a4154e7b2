import { sql } from 'drizzle-orm'
import type { WishlistResponse } from '@shop/contract/wishlist.schema'
import type { Problem } from '@shop/contract/wire.schema'
import { describe, expect, it } from 'vitest'
import { as, signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp()

const add = (token: string, payload: object) =>
  app().inject(as(token, { method: 'POST', url: '/api/wishlist/add', payload }))
const remove = (token: string, id: number | string, headers: Record<string, string> = {}) =>
  app().inject(as(token, { method: 'DELETE', url: `/api/wishlist/remove/${id}`, headers }))
const list = async (token: string) =>
  (await app().inject(as(token, { url: '/api/wishlist' }))).json<WishlistResponse>().data

describe('the wishlist', () => {
  it('returns product cards, newest first', async () => {
    const token = await signUp(app())
    expect(await list(token)).toEqual([])
    for (const product_id of [3, 1, 2]) {
      const response = await add(token, { product_id })
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { data: { product_id, is_in_wishlist: 1 } },
      ])
    }
    const cards = await list(token)
    expect(cards.map(({ id, is_in_wishlist }) => [id, is_in_wishlist])).toEqual([
      [2, 1],
      [1, 1],
      [3, 1],
    ])
    expect(cards[0]?.title).not.toBe('')
  })

  it('shows the shade that was wished for, if it is one of the product', async () => {
    const { rows } = await db().execute<{ product_id: number; shade: number; other: number }>(sql`
      select product_id, max(id) as shade, (select max(id) from variant where product_id <> v.product_id) as other
      from variant v group by product_id having count(*) > 4 order by product_id limit 1`)
    const { product_id = 0, shade, other } = rows[0] ?? {}
    const token = await signUp(app())
    const shown = async (variant_id?: number) => {
      await remove(token, product_id)
      await add(token, { product_id, variant_id })
      return (await list(token))[0]?.shown_variant_id
    }
    expect(await shown(shade)).toBe(shade)
    expect(await shown(other)).toBeUndefined()
    expect(await shown()).toBeUndefined()
  })

  it('lists a product in its former place when its removal is undone', async () => {
    const token = await signUp(app())
    for (const product_id of [3, 1, 2]) await add(token, { product_id })
    await remove(token, 1)
    expect((await add(token, { product_id: 1, after: 2 })).statusCode).toBe(200)
    const ids = async () => (await list(token)).map(({ id }) => id)
    expect(await ids()).toEqual([2, 1, 3])
    await remove(token, 3)
    await add(token, { product_id: 3, after: 9 })
    expect(await ids()).toEqual([3, 2, 1])
  })

  it('adds and removes a product idempotently, also concurrently', async () => {
    const token = await signUp(app())
    const answers = await Promise.all(Array.from({ length: 30 }, () => add(token, { product_id: 5 })))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(await list(token)).toHaveLength(1)
    for (let time = 0; time < 2; time += 1) {
      const response = await remove(token, 5, { 'content-type': 'application/json' })
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { data: { product_id: 5, is_in_wishlist: 0 } },
      ])
    }
    expect(await list(token)).toEqual([])
  })

  it('shows a wishlist to its user only', async () => {
    const [token, other] = [await signUp(app()), await signUp(app())]
    await add(token, { product_id: 7 })
    expect(await list(other)).toEqual([])
    await remove(other, 7)
    expect(await list(token)).toHaveLength(1)
  })

  it('omits products that are no longer sold', async () => {
    const token = await signUp(app())
    await add(token, { product_id: 8 })
    await db().execute(sql`update product set is_active = false where id = 8`)
    expect(await list(token)).toEqual([])
    expect((await add(token, { product_id: 8 })).statusCode).toBe(404)
    expect((await remove(token, 8)).statusCode).toBe(200)
  })

  it('limits the wishlist to 500 products, also concurrently', async () => {
    const token = await signUp(app())
    await db().execute(sql`
      insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on)
      select 'copy-' || n, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on
      from product, generate_series(1, 500) as n where product.id = 1`)
    const { rows } = await db().execute<{ id: number }>(
      sql`select id from product where slug like 'copy-%' order by id`,
    )
    const ids = rows.map(({ id }) => id)
    await db().execute(sql`
      insert into wish (user_id, product_id)
      select (select max(id) from users), id from product where slug like 'copy-%' order by id limit 495`)
    const answers = await Promise.all(
      [...ids.slice(-5), 1, 2, 3].map((product_id) => add(token, { product_id })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...Array(5).fill(200),
      409,
      409,
      409,
    ])
    expect((await add(token, { product_id: ids[0] })).statusCode).toBe(200)
    expect(await list(token)).toHaveLength(500)
  })

  it.each([
    [{}, 'product_id'],
    [{ product_id: '1' }, 'product_id'],
    [{ product_id: 0 }, 'product_id'],
    [{ product_id: 1.5 }, 'product_id'],
    [{ product_id: 2 ** 31 }, 'product_id'],
    [{ product_id: 1, user_id: 1 }, 'user_id'],
  ])('refuses to add %j to the wishlist', async (payload, path) => {
    const response = await add(await signUp(app()), payload)
    expect([response.statusCode, response.json<Problem>().errors?.[0]?.path]).toEqual([400, path])
  })

  it('answers 404 for an unknown product', async () => {
    expect((await add(await signUp(app()), { product_id: 2_147_483_647 })).statusCode).toBe(404)
  })

  it('answers 401 to guests', async () => {
    const answers = [
      await add('x'.repeat(43), { product_id: 1 }),
      await remove('x'.repeat(43), 1),
      await app().inject('/api/wishlist'),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
  })
})
