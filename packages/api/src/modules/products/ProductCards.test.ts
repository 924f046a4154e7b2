import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import type { Database } from '#database/openDatabase.ts'
import { setStock } from '#database/setStock.ts'
import { makeOffer } from '#testing/makeOffer.ts'
import { as, signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'
import { findProductCards } from './productCards.repository.ts'

const { app, db, get } = useApp()

let asked = 0

/** Cards of the newest products, by a question that no cached answer has. */
async function listed() {
  asked += 1
  const url = `/api/products?limit=24&sort=newest_desc&facets=0&price_max=${100_000 + asked}`
  return (await get<ListProductsResponse>(url)).data
}

async function sellOut(id: number): Promise<void> {
  const { rows } = await db().execute<{ storeId: number; variantId: number }>(sql`
    select store_id as "storeId", variant_id as "variantId" from stock join variant on variant.id = variant_id where product_id = ${id}`)
  await db().transaction((tx) =>
    setStock(
      tx,
      rows.map((row) => ({ ...row, quantity: 0 })),
    ),
  )
}

type Change = (db: Database, product: { id: number; slug: string }) => Promise<unknown>

const changes: Record<string, Change> = {
  price: (db, { id }) =>
    db.execute(sql`update variant set mrp_paise = mrp_paise + 100 where product_id = ${id}`),
  stock: (_, { id }) => sellOut(id),
  shade: (db, { id }) => db.execute(sql`update variant set color_code = '#123456' where product_id = ${id}`),
  picture: (db, { id }) =>
    db.execute(sql`update product set media = array['seed/other.png'] where id = ${id}`),
  title: (db, { id }) => db.execute(sql`update product set title = title || '!' where id = ${id}`),
  brand: (db, { id }) =>
    db.execute(
      sql`update brand set name = name || '!' where id = (select brand_id from product where id = ${id})`,
    ),
  review: (db, { id }) =>
    db.execute(sql`
      insert into review (product_id, author_name, rating, title, body) values (${id}, 'Asha', 1, 'T', 'B')`),
  'beginning offer': (db, product) => makeOffer(db, [product], { kind: 'percent', quantity: 2, percent: 10 }),
}

describe('a list that was not asked for before', () => {
  it('reads only the cards that are not kept', async () => {
    await listed()
    const query = vi.spyOn(db().$client, 'query')
    const cards = await listed()
    const texts = query.mock.calls.map(([statement]) => JSON.stringify(statement))
    query.mockRestore()
    expect(cards).toHaveLength(24)
    expect(texts.filter((text) => /from .{1,3}variant/.test(text))).toEqual([])
  })

  it.each(Object.entries(changes))('shows a changed product: %s', async (_, change) => {
    const before = await listed()
    const product = before.find(({ options }) => options.length > 0)
    if (product === undefined) throw new Error('No product has options')
    await change(db(), product)
    const after = await listed()
    const shown = after.find(({ id }) => id === product.id)
    expect(shown).not.toEqual(product)
    expect(after).toEqual(
      await findProductCards(
        db(),
        after.map(({ id }) => id),
      ),
    )
  })

  it('leaves out an archived product', async () => {
    const [first] = await listed()
    await db().execute(sql`update product set state = 'archived' where id = ${first?.id}`)
    expect((await listed()).map(({ id }) => id)).not.toContain(first?.id)
  })

  it('shows to a guest none of the wishlist of a shopper', async () => {
    const [first] = await listed()
    const token = await signUp(app())
    await app().inject(
      as(token, { method: 'POST', url: '/api/wishlist/add', payload: { product_id: first?.id } }),
    )
    const wishlist = (await app().inject(as(token, { url: '/api/wishlist' }))).json<ListProductsResponse>()
    expect(wishlist.data.map(({ id, is_in_wishlist }) => [id, is_in_wishlist])).toEqual([[first?.id, 1]])
    expect((await listed()).every(({ is_in_wishlist }) => is_in_wishlist === 0)).toBe(true)
  })
})
