import path from 'node:path'
import { sql } from 'drizzle-orm'
import { auditBooks, countOrders } from '../books.ts'
import { buy, newKey } from '../buy.ts'
import type { Check } from '../Check.ts'
import { call } from '../faults/call.ts'
import { unpackPrevious } from '../previous/unpackPrevious.ts'
import type { Shop } from '../Shop.ts'
import { makeShoppers, makeTestProduct, type Shopper, type TestProduct } from '../shoppers.ts'

const ORDERS = { long: 200, short: 40, control: 40 }
const READS = [
  '/readyz',
  '/api/home-data',
  '/api/mainCategories',
  '/api/list-brand',
  '/api/list-blogs',
  '/api/recent-blogs',
  '/api/products?page=2',
  '/api/products?search=red%20lipstick',
  '/api/products?search=lipstik',
  '/api/products?price_min=200&price_max=900&sort=price_asc',
  '/api/products/1',
  '/api/products/1/reviews',
  '/api/search/suggestions?query=kaj',
]

/** A process of the release before the newest migration serves on the new schema, beside one of this release: the way back of a release. */
export const previous: Check = {
  name: 'previous',
  isLong: true,
  control: 'within',
  promise: 'The release before the newest migration browses and sells on the new schema',
  async run(shop, size) {
    const release = await unpackPrevious(path.join(shop.folder, 'previous'))
    if (release === undefined)
      return { tried: 'left out, as the history of the project is not here', failures: [] }
    const earlier = await shop.start({}, release.sources)
    const now = await shop.start()
    const failures = await read(earlier.origin)
    const product = await makeTestProduct(shop.db, 1_000_000)
    const shoppers = await makeShoppers(shop.db, ORDERS[size])
    failures.push(...(await sell([earlier.origin, now.origin], shoppers, product)))
    const stored = await countOrders(shop.db, product)
    if (stored !== shoppers.length) failures.push(`${stored} of ${shoppers.length} orders are stored`)
    failures.push(...(await auditBooks(shop.db)))
    if (!(await failsAfterRename(shop, earlier.origin, product)))
      failures.push('a renamed column fails no order: this run proves nothing')
    const tried = `${READS.length} reads and ${shoppers.length} orders, half of them at ${release.commit}, which lacks ${release.lacks}`
    return { tried, failures }
  },
}

async function read(origin: string): Promise<string[]> {
  const failures: string[] = []
  for (const path of READS) {
    const { status } = await call(origin + path)
    if (status !== 200) failures.push(`${path} was answered ${status}`)
  }
  return failures
}

/** Each shopper orders at one of the processes, in turn: half of them pay on delivery, half online. */
async function sell(origins: string[], shoppers: Shopper[], product: TestProduct): Promise<string[]> {
  const failures: string[] = []
  for (const [turn, shopper] of shoppers.entries()) {
    const origin = origins[turn % origins.length] ?? ''
    const method = turn % 4 < 2 ? 'cod' : 'upi'
    const { status, body } = await buy(origin, { shopper, product, key: newKey(), method })
    if (status !== 201) failures.push(`an order was answered ${status}: ${body.slice(0, 200)}`)
  }
  return failures
}

/** Control: a migration that does not only add. */
async function failsAfterRename(shop: Shop, origin: string, product: TestProduct): Promise<boolean> {
  const [shopper] = await makeShoppers(shop.db, 1)
  if (shopper === undefined) throw new Error('There is no shopper')
  await shop.db.execute(sql`alter table orders rename column promised_by to due_by`)
  return (await buy(origin, { shopper, product, key: newKey() })).status >= 500
}
