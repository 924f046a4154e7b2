import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { playShop } from '#testing/playShop.ts'
import { shopHistories } from '#testing/shopHistories.ts'
import { startRazorpayStandIn, type RazorpayStandIn } from '#testing/startRazorpayStandIn.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const HISTORIES = 10
const PATIENCE_MS = 600_000

const { url } = useDatabase('empty')
let db: Database
let standIn: RazorpayStandIn
beforeAll(async () => {
  // No timeouts, so that the test does not depend on the machine's speed.
  db = openDatabase(url(), { isPatient: true })
  standIn = await startRazorpayStandIn()
})
afterAll(async () => {
  await standIn.close()
  await db.$client.end()
})

const play = () =>
  fc.check(
    fc.asyncProperty(shopHistories, (steps) => playShop(db, standIn, steps)),
    { seed: 2026, numRuns: HISTORIES, endOnFailure: true, includeErrorInReport: true },
  )

test(
  'balances stock, money, coupons and offers after every step of any history',
  async () => {
    expect(fc.defaultReportMessage(await play()) ?? 'no failure').toBe('no failure')
  },
  PATIENCE_MS,
)

test(
  'balances two damaged returns of an order, of which the first brings its delivery fee back',
  async () => {
    const damaged = { does: 'return', at: 0, quantity: 1, reason: 'damaged' } as const
    await playShop(db, standIn, [
      { does: 'turnOffers', isOn: false },
      { does: 'place', shopper: 0, items: [[0, 2]], coupon: null, method: 'cod' },
      { does: 'advance', at: 0, steps: 4 },
      { ...damaged, line: 0 },
      { ...damaged, line: 0 },
      { does: 'receive', at: 0 },
    ])
    const { rows } = await db.execute(sql`
      select delivery_paise > 0 as "hasFee", status from order_return order by requested_at`)
    expect(rows).toEqual([
      { hasFee: true, status: 'received' },
      { hasFee: false, status: 'received' },
    ])
  },
  PATIENCE_MS,
)

test.each([
  ['coupon is not released', sql`alter table orders disable trigger redeem_coupon_moved`],
  ['coupon’s uses are not counted', sql`alter table coupon_redemption disable trigger count_uses`],
  ['stock move is not applied', sql`alter table stock_move disable trigger apply_moves`],
])(
  'detects in the audit when a %s',
  async (_, fault) => {
    await db.execute(fault)
    try {
      expect(fc.defaultReportMessage(await play())).toMatch(/A\d /)
    } finally {
      for (const table of ['orders', 'coupon_redemption', 'stock_move'])
        await db.execute(sql`alter table ${sql.identifier(table)} enable trigger user`)
    }
  },
  PATIENCE_MS,
)
