import { auditBooks, countOrders } from '../books.ts'
import { buyAndLoseTheAnswer, buyPatiently, newKey } from '../buy.ts'
import type { Check } from '../Check.ts'
import { makeShoppers, makeTestProduct } from '../shoppers.ts'

const PROCESSES = 4
const COPIES = 20
/** Every third copy of a call loses its answer. */
const LOST = 3

/** R3: one click is one order, whatever the network does. */
export const idempotency: Check = {
  name: 'R3',
  promise: 'One click, one order, whatever the network does',
  control: {
    name: 'the primary key of the idempotency keys',
    sql: ['alter table idem drop constraint idem_user_id_route_key_pk'],
  },
  async run(shop, size) {
    const keys = { long: 500, short: 40, control: 5 }[size]
    const servers = await shop.startAll(PROCESSES)
    const shoppers = await makeShoppers(shop.db, keys)
    const product = await makeTestProduct(shop.db, keys * 2)
    const originOf = (index: number) => servers[index % PROCESSES]?.origin ?? ''
    const failures: string[] = []
    for (let first = 0; first < keys; first += 25) {
      const batch = shoppers.slice(first, first + 25)
      const found = await Promise.all(
        batch.map(async (shopper) => {
          const purchase = { shopper, product, key: newKey() }
          const copies = Array.from({ length: COPIES }, async (_, copy) => {
            if (copy % LOST !== 0) return buyPatiently(() => originOf(copy), purchase)
            await buyAndLoseTheAnswer(originOf(copy), purchase)
            return undefined
          })
          const answers = (await Promise.all(copies)).filter((answer) => answer !== undefined)
          const different = new Set(answers.map(({ status, body }) => `${status} ${body}`))
          return different.size === 1 && answers[0]?.status === 201
            ? []
            : [`a key was answered in ${different.size} ways, first ${answers[0]?.status}`]
        }),
      )
      failures.push(...found.flat())
    }
    const orders = await countOrders(shop.db, product)
    if (orders !== keys) failures.push(`${keys} keys became ${orders} orders`)
    failures.push(...(await auditBooks(shop.db)))
    return { tried: `${keys} keys × ${COPIES} copies, a third of the answers lost`, failures }
  },
}
