import { sql } from 'drizzle-orm'
import type { Database } from '@shop/api/database/openDatabase'
import { auditBooks, countOrders } from '../books.ts'
import { buy, countStatuses, newKey } from '../buy.ts'
import type { Check } from '../Check.ts'
import { makeShoppers, makeThing } from '../shoppers.ts'

const UNITS = 7
const PROCESSES = 4

/** R1: however many want the last units at once, each is sold once and everybody is told. */
export const oversell: Check = {
  name: 'R1',
  promise: 'The last units are never oversold',
  async run(shop, size) {
    const { rounds, buyers } = size === 'long' ? { rounds: 20, buyers: 2_000 } : { rounds: 2, buyers: 200 }
    const servers = await shop.startAll(PROCESSES)
    const shoppers = await makeShoppers(shop.db, buyers)
    const failures: string[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const thing = await makeThing(shop.db, UNITS)
      const answers = await Promise.all(
        shoppers.map((shopper, index) => {
          const origin = servers[index % PROCESSES]?.origin ?? ''
          return buy(origin, { shopper, thing, key: newKey() })
        }),
      )
      const counts = countStatuses(answers)
      const orders = await countOrders(shop.db, thing)
      if (orders !== UNITS || counts.get(201) !== UNITS || counts.get(409) !== buyers - UNITS)
        failures.push(`round ${round}: ${orders} orders, answers ${JSON.stringify([...counts])}`)
    }
    failures.push(...(await auditBooks(shop.db)))
    if (size === 'long' && !(await naiveShopOversells(shop.db)))
      failures.push(
        'the control, which reads and then writes, sold no more than there was: this run proves nothing',
      )
    return {
      tried: `${rounds} rounds of ${buyers} buyers for ${UNITS} units, ${PROCESSES} processes`,
      failures,
    }
  },
}

/** The naive way under the same load: it must sell what is not there, or the load is none. */
async function naiveShopOversells(db: Database): Promise<boolean> {
  await db.execute(sql`create table naive_stock (units int); create table naive_order (at timestamptz)`)
  const sell = async () => {
    const { rows } = await db.execute<{ units: number }>(sql`select units from naive_stock`)
    const units = rows[0]?.units ?? 0
    if (units <= 0) return
    await db.execute(sql`update naive_stock set units = ${units - 1}`)
    await db.execute(sql`insert into naive_order values (now())`)
  }
  for (let round = 0; round < 20; round += 1) {
    await db.execute(
      sql`truncate naive_stock, naive_order; insert into naive_stock values (${sql.raw(String(UNITS))})`,
    )
    await Promise.all(Array.from({ length: 200 }, sell))
    const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from naive_order`)
    if ((rows[0]?.n ?? 0) > UNITS) return true
  }
  return false
}
