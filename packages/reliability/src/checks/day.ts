import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { auditBooks, countOrders } from '../books.ts'
import type { Check } from '../Check.ts'
import { DayTraffic } from '../day/DayTraffic.ts'
import { eventsOf, makeProductsOfFeed, type DayEvent } from '../day/events.ts'
import { Fleet } from '../day/Fleet.ts'
import type { Shop } from '../Shop.ts'
import { makeShoppers, makeTestProduct, type TestProduct } from '../shoppers.ts'

const PRICES = { long: 10_000, short: 300, control: 300 }
/** Quiet time after each event, which belongs to it. */
const AFTER_MS = { long: 10_000, short: 3_000, control: 3_000 }
const SCARCE_UNITS = 40
/** Largest share of pages that may be refused while others are rendered. */
const SHED_MAX = 0.02
const MESSAGES_MS = 60_000

/** A day of a fleet. Buyers repeat what was not answered with the same key, as the storefront does. */
export const day: Check = {
  name: 'day',
  isLong: true,
  control: 'within',
  promise: 'A day of restarts, a migration, lost servers, an import and a purge loses and oversells nothing',
  async run(shop, size) {
    const scarce = await makeTestProduct(shop.db, SCARCE_UNITS)
    const plenty = await makeTestProduct(shop.db, 1_000_000)
    const shoppers = await makeShoppers(shop.db, 2_000)
    await makeProductsOfFeed(shop, PRICES[size])
    const fleet = await Fleet.open(shop)
    if (typeof fleet === 'string') return { tried: `left out, as ${fleet} is not installed`, failures: [] }
    try {
      const traffic = new DayTraffic(fleet.origin, [scarce, plenty], shoppers)
      await traffic.start()
      await pause(AFTER_MS[size])
      const events = eventsOf(shop, fleet, PRICES[size])
      const figures: string[] = []
      const failures: string[] = []
      for (const event of events) {
        traffic.during(event.name)
        await event.happen()
        await pause(AFTER_MS[size])
        figures.push(judge(event, traffic, failures))
      }
      await traffic.stop()
      failures.push(...fleet.failures, ...(await findLost(shop, traffic, [scarce, plenty])))
      failures.push(...(await expectMessages(shop)), ...(await auditBooks(shop.db)))
      const sold = await countOrders(shop.db, scarce)
      if (sold > SCARCE_UNITS) failures.push(`${sold} of ${SCARCE_UNITS} units were sold`)
      await shop.db.execute(sql`delete from order_line where variant_id = ${plenty.variantId} and order_id = (
        select order_id from order_line where variant_id = ${plenty.variantId} limit 1)`)
      if ((await findLost(shop, traffic, [scarce, plenty])).length === 0)
        failures.push('a lost order is not found: this run proves nothing')
      return { tried: `${traffic.orders.size} orders; ${figures.join('; ')}`, failures }
    } finally {
      await fleet.close()
    }
  },
}

/** Figures of an event. Adds what must not have happened to the failures. */
function judge({ name, isOutage }: DayEvent, traffic: DayTraffic, failures: string[]): string {
  const { answered, shed, failed } = traffic.countsOf(name)
  if (answered === 0) failures.push(`${name}: nothing was answered`)
  if (isOutage !== true) {
    for (const [how, count] of failed) failures.push(`${name}: ${how}, ${count} times`)
    if (shed > SHED_MAX * answered)
      failures.push(`${name}: ${shed} of ${answered} answers were refused pages`)
  }
  const failedCount = [...failed.values()].reduce((sum, count) => sum + count, 0)
  return `${name} ${answered} answers, ${failedCount} failed, ${shed} refused pages`
}

async function findLost(shop: Shop, { orders }: DayTraffic, products: TestProduct[]): Promise<string[]> {
  const counts = await Promise.all(products.map((product) => countOrders(shop.db, product)))
  const stored = counts.reduce((sum, count) => sum + count, 0)
  return stored === orders.size ? [] : [`${orders.size} orders were confirmed, and ${stored} are stored`]
}

/** Every message of an order is sent by the worker in the end. */
async function expectMessages({ db }: Shop): Promise<string[]> {
  for (const end = Date.now() + MESSAGES_MS; ; await pause(500)) {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from outbox where sent_at is null and due_at <= now()`,
    )
    if (rows[0]?.n === 0) return []
    if (Date.now() > end) return [`${rows[0]?.n} messages were not sent`]
  }
}
