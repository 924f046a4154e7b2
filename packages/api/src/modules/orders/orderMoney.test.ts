import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cancelledLine,
  cancelledUnitsPaise,
  cutPaise,
  linePaise,
  lineWithout,
  refundPaise,
} from './orderMoney.ts'

const RUPEE = 100

/** A line as it is sold: whole rupees, and shares that are at most its price. */
const soldLines = fc
  .record({
    unit: fc.integer({ min: 1, max: 5_000 }),
    quantity: fc.integer({ min: 1, max: 10 }),
    offer: fc.nat(100),
    coupon: fc.nat(100),
  })
  .map(({ unit, quantity, offer, coupon }) => {
    const whole = unit * quantity
    const offerRupees = Math.floor((whole * offer) / 100)
    const couponRupees = Math.floor(((whole - offerRupees) * coupon) / 100)
    return {
      unitPaise: unit * RUPEE,
      quantity,
      offerPaise: offerRupees * RUPEE,
      couponPaise: couponRupees * RUPEE,
      quantityCancelled: 0,
      offerCancelledPaise: 0,
      couponCancelledPaise: 0,
    }
  })
/** Units that are cancelled and returned one after the other, of what is left then. */
const parts = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 })

test('cancelled and returned units of a line add up to its charge, however it is split', () => {
  fc.assert(
    fc.property(soldLines, parts, parts, (sold, cuts, returns) => {
      let line = sold
      let back = 0
      for (const wanted of cuts) {
        const units = Math.min(wanted, line.quantity - 1)
        if (units === 0) break
        const refund = cutPaise(line, units)
        expect(refund).toBeGreaterThanOrEqual(0)
        expect(refund % RUPEE).toBe(0)
        back += refund
        line = { ...line, ...lineWithout(line, units) }
        // What the database demands of a line.
        expect(Math.min(line.offerPaise, line.couponPaise)).toBeGreaterThanOrEqual(0)
        expect(linePaise(line)).toBeGreaterThanOrEqual(0)
        expect(cancelledUnitsPaise(line)).toBe(back)
        expect(line.offerPaise === 0).toBe(sold.offerPaise === 0)
      }
      expect(back + linePaise(line)).toBe(linePaise(sold))
      expect({ ...line, ...cancelledLine(line) }).toEqual({ ...sold, status: 'cancelled' })
      let returned = 0
      for (const wanted of [...returns, line.quantity]) {
        const units = Math.min(wanted, line.quantity - returned)
        back += refundPaise(line, units, returned)
        returned += units
      }
      expect(back).toBe(linePaise(sold))
    }),
    { numRuns: 2_000 },
  )
})

test('units take the share of their number, rounded down to whole rupees', () => {
  const line = { unitPaise: 9_900, quantity: 4, offerPaise: 4_700, couponPaise: 0 }
  expect([1, 2, 3, 4].map((units) => cutPaise(line, units))).toEqual([8_800, 17_500, 26_200, 34_900])
})
