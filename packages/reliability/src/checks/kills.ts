import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { orderResponseSchema } from '@shop/contract/orders.schema'
import { auditBooks } from '../books.ts'
import { buyPatiently, newKey } from '../buy.ts'
import type { Check } from '../Check.ts'
import type { ApiProcess } from '../Shop.ts'
import { makeShoppers, makeTestProduct, type Shopper } from '../shoppers.ts'

const BUYERS = 12
const LIFE_MAX_MS = 1_500

/** R4: a server that is killed under load loses nothing that it has answered, and duplicates nothing. */
export const kills: Check = {
  name: 'R4',
  promise: 'kill -9 of a server loses nothing acknowledged',
  control: {
    name: 'waiting for the commit before the answer',
    code: {
      module: '/orders/placeOrder.service.ts',
      find: 'return db\\.preparedTransaction\\(',
      replace: `return ((work) => new Promise((resolve, reject) => {
        db.transaction(async (tx) => {
          resolve(await work(tx))
          await new Promise((later) => setTimeout(later, 500))
        }).catch(reject)
      }))(`,
    },
  },
  async run(shop, size) {
    const times = size === 'long' ? 40 : 4
    const product = await makeTestProduct(shop.db, 1_000_000)
    const failures: string[] = []
    const orders = new Map<string, string>()
    let server: ApiProcess = await shop.start()
    const over = new AbortController()
    const shoppers = await makeShoppers(shop.db, BUYERS * 400)

    // Each buyer places one order after another, and repeats an unanswered order until it is answered.
    const buyers = Array.from({ length: BUYERS }, async (_, index) => {
      const own = shoppers.filter((_shopper, place) => place % BUYERS === index)
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const shopper: Shopper | undefined = own[turn % own.length]
        if (shopper === undefined) return
        const purchase = { shopper, product, key: newKey() }
        const { status, body } = await buyPatiently(() => server.origin, purchase)
        if (status === 201) orders.set(purchase.key, numberOf(body))
        else if (status !== 422) failures.push(`an order was answered ${status}: ${body.slice(0, 200)}`)
      }
    })
    for (let kill = 0; kill < times; kill += 1) {
      await pause(Math.random() * LIFE_MAX_MS)
      // On a busy machine a process may live too short for a single order.
      for (const before = orders.size; orders.size === before && failures.length === 0;) await pause(20)
      const [next] = await Promise.all([shop.start(), server.kill()])
      server = next
    }
    over.abort()
    await Promise.all(buyers)

    const { rows } = await shop.db.execute<{ number: string }>(sql`
      select number from orders join order_line on order_id = orders.id where variant_id = ${product.variantId}`)
    const inBooks = new Set(rows.map(({ number }) => number))
    const told = new Set(orders.values())
    const lost = [...told].filter((number) => !inBooks.has(number))
    if (lost.length > 0) failures.push(`${lost.length} orders that were answered are not there: ${lost[0]}`)
    if (rows.length !== told.size)
      failures.push(`${told.size} orders were answered and ${rows.length} are there`)
    failures.push(...(await auditBooks(shop.db)))
    return { tried: `${times} kills over ${orders.size} orders`, failures }
  },
}

function numberOf(body: string): string {
  return orderResponseSchema.parse(JSON.parse(body)).data.number
}
