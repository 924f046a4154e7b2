import { auditBooks, countOrders } from '../books.ts'
import { buyPatiently, countStatuses, newKey } from '../buy.ts'
import type { Check } from '../Check.ts'
import { makeShoppers, makeTestProduct } from '../shoppers.ts'

const UNITS = 7
const PROCESSES = 4

/** R1: concurrent buyers get each of the last units once, and every buyer gets an answer. */
export const oversell: Check = {
  name: 'R1',
  promise: 'The last units are never oversold',
  control: {
    name: 'the lock on rows of stock and the CHECK behind it',
    sql: ['alter table stock drop constraint stock_reserved'],
    code: { module: '/database/lockStock.ts', find: 'for no key update', replace: '' },
  },
  async run(shop, size) {
    const { rounds, buyers } = size === 'long' ? { rounds: 20, buyers: 2_000 } : { rounds: 2, buyers: 200 }
    const servers = await shop.startAll(PROCESSES)
    const shoppers = await makeShoppers(shop.db, buyers)
    const failures: string[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const product = await makeTestProduct(shop.db, UNITS)
      const answers = await Promise.all(
        shoppers.map((shopper, index) => {
          const origin = servers[index % PROCESSES]?.origin ?? ''
          return buyPatiently(() => origin, { shopper, product, key: newKey() })
        }),
      )
      const counts = countStatuses(answers)
      const orders = await countOrders(shop.db, product)
      if (orders !== UNITS || counts.get(201) !== UNITS || counts.get(409) !== buyers - UNITS)
        failures.push(`round ${round}: ${orders} orders, answers ${JSON.stringify([...counts])}`)
    }
    failures.push(...(await auditBooks(shop.db)))
    return {
      tried: `${rounds} rounds of ${buyers} buyers for ${UNITS} units, ${PROCESSES} processes`,
      failures,
    }
  },
}
