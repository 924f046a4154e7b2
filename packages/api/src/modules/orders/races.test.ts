import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { runInLockOrder } from '#testing/runInLockOrder.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, placeOrder, unitsOf, type OrderAttempt } from '#testing/placeOrder.ts'
import { useAudits } from '#testing/useAudits.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { today } from '#time/today.ts'
import { cancelOrder } from './cancelOrder.service.ts'
import { advanceOrder } from './fulfilment.service.ts'
import { releaseStock, reserveStock } from './stockHold.ts'

const DELHI = 1

// No timeouts, so that the test does not depend on the machine's speed.
const { url } = useDatabase('seeded')
let patient: Database | undefined
beforeAll(() => {
  patient = openDatabase(url(), { isPatient: true })
})
afterAll(() => patient?.$client.end())
function db(): Database {
  if (patient === undefined) throw new Error('The database exists only within tests')
  return patient
}
useAudits(db)

async function placeOne() {
  const app = await buildApp({ db: db(), mediaFolder: '/nowhere' })
  const shopper = await makeShopper(db())
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const { id, number } = await placedOrder(app, { shopper, products: [[product, 1]], total: 600 })
  await app.close()
  const { rows } = await db().execute<{ user_id: number }>(
    sql`select user_id from orders where id = ${uuidOfPublicId(id)}`,
  )
  return {
    product,
    row: sql`select from orders where id = ${uuidOfPublicId(id)} for no key update`,
    cancel: () => cancelOrder(db(), rows[0]?.user_id ?? 0, id, {}, new Date()),
    pack: () => advanceOrder(db(), number, 'packed'),
  }
}

test('cancels an order instead of packing it, when cancelling locks it first', async () => {
  const { product, row, cancel, pack } = await placeOne()
  const [cancelled, packed] = await runInLockOrder<{ status: string }>(db(), row, [cancel, pack])
  expect(cancelled).toMatchObject({ value: { status: 'cancelled' } })
  expect(packed).toMatchObject({ reason: { message: expect.stringContaining('is cancelled') as string } })
  expect(await unitsOf(db(), product)).toEqual([5, 0])
})

test('packs an order instead of cancelling it, when packing locks it first', async () => {
  const { product, row, cancel, pack } = await placeOne()
  const [packed, cancelled] = await runInLockOrder<{ status: string }>(db(), row, [pack, cancel])
  expect(packed).toMatchObject({ value: { status: 'packed' } })
  expect(cancelled).toMatchObject({ reason: { status: 409 } })
  expect(await unitsOf(db(), product)).toEqual([5, 1])
})

/** Takes the last unit of the near store after a concurrent order was quoted with it. That order waits when it reserves stock. */
const takeFromDelhi = ({ variantId }: TestProduct) => sql`
  insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
  values (${DELHI}, ${variantId}, ${randomUUID()}, 'adjust', -1)`

/** Within the hours of express delivery, whenever the tests run. */
const noon = new Date(`${today()}T12:00:00+05:30`)
const soon = new Date(noon.getTime() + 120 * 60_000).toISOString()

test('refuses an express order when the near store sells its last unit after the quote', async () => {
  const app = await buildApp({ db: db(), mediaFolder: '/nowhere', clock: () => noon })
  const shopper = await makeShopper(db())
  const product = await makeTestProduct(db(), { price: 600, delhi: 1, jaipur: 5 })
  const products: OrderAttempt['products'] = [[product, 1]]
  const attempt: OrderAttempt = { shopper, products, total: 600, change: { expected_by: soon } }
  const [answer] = await runInLockOrder(db(), takeFromDelhi(product), [async () => placeOrder(app, attempt)])
  expect(answer).toMatchObject({ value: { statusCode: 409 } })
  expect(answer?.status === 'fulfilled' && answer.value.json()).toMatchObject({
    code: 'DELIVERY_CHANGED',
    quote: { delivery: { express: false } },
  })
  expect(await unitsOf(db(), product)).toEqual([5, 0])
  await app.close()
})

test('gives an order the estimate of the store that reserved its stock', async () => {
  const app = await buildApp({ db: db(), mediaFolder: '/nowhere', clock: () => noon })
  const shopper = await makeShopper(db())
  const product = await makeTestProduct(db(), { price: 600, delhi: 1, jaipur: 5 })
  const [answer] = await runInLockOrder(db(), takeFromDelhi(product), [
    () => placedOrder(app, { shopper, products: [[product, 1]], total: 600 }),
  ])
  expect(answer).toMatchObject({
    value: {
      status: 'confirmed',
      delivery_estimate: { express: false, eta: { days: expect.any(Number) as number } },
    },
  })
  expect(await unitsOf(db(), product)).toEqual([5, 1])
  await app.close()
})

const reserve = (holdId: string, products: readonly TestProduct[]) => {
  const requests = products.map(({ variantId }) => ({ variantId, quantity: 1 }))
  return db().transaction((tx) => reserveStock(tx, holdId, requests, DELHI))
}
/** Releases holds that belong to no order. */
const releaseHold = (holdId: string, products: readonly TestProduct[]) =>
  db().transaction((tx) =>
    releaseStock(
      tx,
      holdId,
      products.map(({ variantId }) => variantId),
    ),
  )

test('does not deadlock when two carts list the same products in opposite order', async () => {
  const [one, other] = [
    await makeTestProduct(db(), { price: 300, delhi: 5 }),
    await makeTestProduct(db(), { price: 300, delhi: 5 }),
  ]
  const [first, second] = [randomUUID(), randomUUID()]
  // Transactions that lock in the order of the cart: the first waits for the other product, the second has locked one product and
  // waits for the first.
  const row = sql`select from stock where variant_id = ${other.variantId} for no key update`
  const ends = await runInLockOrder(db(), row, [
    () => reserve(first, [other, one]),
    () => reserve(second, [one, other]),
  ])
  expect(ends).toMatchObject([{ value: { short: [] } }, { value: { short: [] } }])
  for (const holdId of [first, second]) await releaseHold(holdId, [one, other])
})

test('reserves nothing when one product is short', async () => {
  const [one, other] = [
    await makeTestProduct(db(), { price: 300, delhi: 5 }),
    await makeTestProduct(db(), { price: 300, delhi: 1 }),
  ]
  const holdId = randomUUID()
  expect(await reserve(holdId, [one, other])).toMatchObject({ short: [] })
  expect(await reserve(randomUUID(), [one, other])).toMatchObject({ short: [other.variantId] })
  expect([await unitsOf(db(), one), await unitsOf(db(), other)]).toEqual([
    [5, 1],
    [1, 1],
  ])
  await releaseHold(holdId, [one, other])
})
