import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { makeKey, makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placeOrder, unitsOf } from '#testing/placeOrder.ts'
import { useAudits } from '#testing/useAudits.ts'
import { useDatabase } from '#testing/useDatabase.ts'

// Two instances of the API, each with its own connections, like two processes.
const database = useDatabase('seeded')
const db = () => database.current()
useAudits(db)
const apps: FastifyInstance[] = []
const pools: Database[] = []
beforeAll(async () => {
  for (let made = 0; made < 2; made += 1) {
    // No timeouts, for slow machines.
    const pool = openDatabase(database.url(), { isPatient: true })
    pools.push(pool)
    apps.push(await buildApp({ db: pool, mediaFolder: '/nowhere' }))
  }
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  await Promise.all(pools.map((pool) => pool.$client.end()))
})
const appOf = (index: number) => {
  const app = apps[index % apps.length]
  if (app === undefined) throw new Error('The apps are there only within tests')
  return app
}
const shoppersOf = (count: number): Promise<Shopper[]> =>
  Promise.all(Array.from({ length: count }, () => makeShopper(db())))
const countBy = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].map((one) => [one, statuses.filter((other) => other === one).length]),
  )

test('sells 7 units to 7 of 60 concurrent buyers, and answers 409 to the others', async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 4, jaipur: 3 })
  const shoppers = await shoppersOf(60)
  const answers = await Promise.all(
    shoppers.map((shopper, index) =>
      placeOrder(appOf(index), { shopper, products: [[product, 1]], total: 600 }),
    ),
  )
  expect(countBy(answers.map(({ statusCode }) => statusCode))).toEqual({ 201: 7, 409: 53 })
  expect(await unitsOf(db(), product)).toEqual([7, 7])
  for (const answer of answers) {
    if (answer.statusCode === 409) expect(answer.json()).toMatchObject({ code: 'STOCK_CHANGED' })
  }
})

test('places 20 orders for 20 keys that are each sent four times to two processes', async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 50 })
  const shoppers = await shoppersOf(20)
  const bodies = await Promise.all(
    shoppers.map(async (shopper) => {
      const attempt = {
        shopper,
        products: [[product, 1]] satisfies [typeof product, number][],
        total: 600,
        key: makeKey(),
      }
      const copies = await Promise.all([0, 1, 2, 3].map((index) => placeOrder(appOf(index), attempt)))
      expect(copies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
      return new Set(copies.map(({ body }) => body)).size
    }),
  )
  expect(bodies).toEqual(Array<number>(20).fill(1))
  expect(await unitsOf(db(), product)).toEqual([50, 20])
})

test('places three of many concurrent unpaid orders of one shopper', async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 50 })
  const [shopper] = await shoppersOf(1)
  if (shopper === undefined) throw new Error('There is no shopper')
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      placeOrder(appOf(index), { shopper, products: [[product, 1]], total: 600, method: 'upi' }),
    ),
  )
  expect(countBy(answers.map(({ statusCode }) => statusCode))).toEqual({ 201: 3, 409: 7 })
  expect(await unitsOf(db(), product)).toEqual([50, 3])
})
