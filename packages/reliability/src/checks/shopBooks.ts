import { randomInt } from 'node:crypto'
import { playShop } from '@shop/api/testing/playShop'
import { shopHistories } from '@shop/api/testing/shopHistories'
import { startRazorpayStandIn } from '@shop/api/testing/startRazorpayStandIn'
import fc from 'fast-check'
import type { Check } from '../Check.ts'

/** The short form always plays the same histories. */
const SHORT_SEED = 20_261_122

/** Stock, money and coupons balance after every step of orders, payments, cancellations, returns and imports in any order. */
export const shopBooks: Check = {
  name: 'books',
  promise: 'Stock, money and coupons balance after every step',
  control: {
    name: 'the trigger that releases and restores coupons',
    sql: ['alter table orders disable trigger redeem_coupon_moved'],
  },
  async run(shop, size) {
    const count = { long: 1_000, short: 10, control: 30 }[size]
    const seed = size === 'long' ? randomInt(2 ** 31) : SHORT_SEED
    const standIn = await startRazorpayStandIn()
    try {
      const balances = fc.asyncProperty(shopHistories, (steps) => playShop(shop.db, standIn, steps))
      const result = await fc.check(balances, {
        seed,
        numRuns: count,
        endOnFailure: size === 'control',
        includeErrorInReport: true,
      })
      const tried = `${count.toLocaleString('en-IN')} histories of seed ${seed}`
      return { tried, failures: result.failed ? [fc.defaultReportMessage(result) ?? 'failed'] : [] }
    } finally {
      await standIn.close()
    }
  },
}
