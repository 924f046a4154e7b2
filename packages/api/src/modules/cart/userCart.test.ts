import { userCartResponseSchema } from '@shop/contract/cart.schema'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder } from '#testing/placeOrder.ts'
import { runInLockOrder } from '#testing/runInLockOrder.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp('seeded')
let asha: Shopper
beforeEach(async () => {
  asha = await makeShopper(db())
})

async function patch(body: object, shopper = asha) {
  const answer = await app().inject({ method: 'PATCH', url: '/api/cart', headers: shopper.headers, body })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return userCartResponseSchema.parse(answer.json()).data
}

async function read(shopper = asha) {
  const answer = await app().inject({ url: '/api/cart', headers: shopper.headers })
  expect(answer.headers['cache-control']).toBe('no-store')
  return userCartResponseSchema.parse(answer.json()).data.items
}

describe('PATCH /api/cart', () => {
  test('sets the given lines and leaves the others', async () => {
    const [one, other] = [
      await makeTestProduct(db(), { delhi: 5 }),
      await makeTestProduct(db(), { delhi: 5 }),
    ]
    await patch({ items: [{ ...one.item, quantity: 2 }] })
    await patch({ items: [{ ...other.item, quantity: 1, saved: true }] })
    expect(await read()).toEqual([
      { ...one.item, quantity: 2, saved: false },
      { ...other.item, quantity: 1, saved: true },
    ])
    await patch({
      items: [
        { ...one.item, quantity: 0 },
        { ...other.item, quantity: 3 },
      ],
    })
    expect(await read()).toEqual([{ ...other.item, quantity: 3, saved: false }])
  })

  test('adds no withdrawn variant, and removes existing ones', async () => {
    const product = await makeTestProduct(db(), { delhi: 5 })
    await patch({
      items: [
        { ...product.item, quantity: 1 },
        { product_id: 999_999, variant_id: null, quantity: 1 },
      ],
    })
    expect(await read()).toHaveLength(1)
    await db().execute(sql`update product set is_active = false where id = ${product.productId}`)
    await patch({ items: [{ ...product.item, quantity: 0 }] })
    expect(await read()).toEqual([])
  })

  test("refuses to change a cart without its owner's token", async () => {
    const product = await makeTestProduct(db(), { delhi: 5 })
    await patch({ items: [{ ...product.item, quantity: 1 }] })
    expect(await read(await makeShopper(db()))).toEqual([])
    expect((await app().inject('/api/cart')).statusCode).toBe(401)
  })

  test('names the owner of a cart: the same in each response, and unique per user', async () => {
    const { owner } = await patch({})
    expect((await patch({})).owner).toBe(owner)
    expect((await patch({}, await makeShopper(db()))).owner).not.toBe(owner)
  })
})

describe("a guest's cart", () => {
  const join = (items: object[], id = 'cart-of-this-browser') => patch({ join: { id, items } })

  test("adds a guest's cart to the user's up to the stock, with a receipt for each line", async () => {
    const [both, short, fresh, none] = [
      await makeTestProduct(db(), { delhi: 9 }),
      await makeTestProduct(db(), { delhi: 2, jaipur: 1 }),
      await makeTestProduct(db(), { delhi: 9 }),
      await makeTestProduct(db()),
    ]
    await patch({
      items: [
        { ...both.item, quantity: 2 },
        { ...short.item, quantity: 2 },
      ],
    })
    const { items, receipt } = await join([
      { ...both.item, quantity: 3 },
      { ...short.item, quantity: 2 },
      { ...fresh.item, quantity: 1 },
      { ...none.item, quantity: 1 },
      { product_id: 999_999, variant_id: null, quantity: 1 },
    ])
    expect(receipt.map(({ outcome, wanted, quantity }) => [outcome, wanted, quantity])).toEqual([
      ['summed', 3, 5],
      ['capped', 2, 3],
      ['added', 1, 1],
      ['out_of_stock', 1, 1],
      ['not_sold', 1, 0],
    ])
    expect(items).toEqual([
      { ...both.item, quantity: 5, saved: false },
      { ...short.item, quantity: 3, saved: false },
      { ...fresh.item, quantity: 1, saved: false },
      { ...none.item, quantity: 1, saved: true },
    ])
  })

  test("merges a guest's cart once when it is sent repeatedly or concurrently", async () => {
    const product = await makeTestProduct(db(), { delhi: 9 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => join([{ ...product.item, quantity: 2 }])),
    )
    for (const { receipt } of answers) expect(receipt).toMatchObject([{ outcome: 'added', quantity: 2 }])
    expect(await read()).toEqual([{ ...product.item, quantity: 2, saved: false }])
    await join([{ ...product.item, quantity: 2 }], 'cart-of-another-one')
    expect(await read()).toEqual([{ ...product.item, quantity: 4, saved: false }])
  })
})

describe("an order's units", () => {
  test('leave the cart, but not what is saved for later or was added since', async () => {
    const [all, some, saved] = [
      await makeTestProduct(db(), { delhi: 9 }),
      await makeTestProduct(db(), { delhi: 9 }),
      await makeTestProduct(db(), { delhi: 9 }),
    ]
    await patch({
      items: [
        { ...all.item, quantity: 1 },
        { ...some.item, quantity: 3 },
        { ...saved.item, quantity: 1, saved: true },
      ],
    })
    const products = [all, some, saved].map((one) => [one, 1] as [typeof one, number])
    await placedOrder(app(), { shopper: asha, products, total: 1_500 })
    expect(await read()).toEqual([
      { ...some.item, quantity: 2, saved: false },
      { ...saved.item, quantity: 1, saved: true },
    ])
  })

  test('leave the cart beside a change of the same lines, of which neither fails', async () => {
    const [one, other] = [
      await makeTestProduct(db(), { delhi: 9 }),
      await makeTestProduct(db(), { delhi: 9 }),
    ]
    const linesWith = (quantity: number) => [one, other].map(({ item }) => ({ ...item, quantity }))
    await patch({ items: linesWith(1) })
    const lineOf = ({ productId }: TestProduct) =>
      sql`select from cart_line where product_id = ${productId} for update`
    // Takes both lines in reverse order. It never detects deadlocks itself, so that the change is the one to end.
    const otherWayRound = async () =>
      db().transaction(async (tx) => {
        await tx.execute(sql`set local deadlock_timeout = '10min'`)
        await tx.execute(lineOf(other))
        await tx.execute(lineOf(one))
      })
    const ends = await runInLockOrder<unknown>(db(), lineOf(other), [
      otherWayRound,
      () => patch({ items: linesWith(3) }),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect((await read()).map(({ quantity }) => quantity)).toEqual([3, 3])
  })

  test('stay in the cart until the order is certain', async () => {
    const product = await makeTestProduct(db(), { delhi: 9 })
    await patch({ items: [{ ...product.item, quantity: 2 }] })
    const order = { shopper: asha, products: [[product, 2]] as [typeof product, number][], total: 1_000 }
    const { id } = await placedOrder(app(), { ...order, method: 'upi' })
    expect(await read()).toHaveLength(1)
    await app().inject({
      method: 'POST',
      url: `/api/orders/${id}/pay-on-delivery`,
      headers: asha.headers,
    })
    expect(await read()).toEqual([])
  })
})
