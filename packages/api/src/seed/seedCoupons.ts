import type { Transaction } from '#database/openDatabase.ts'
import { coupon } from '#database/schema/coupon.ts'

/** Two demo coupons: one for a first order, one for returning shoppers. */
export const DEMO_COUPONS: readonly (typeof coupon.$inferInsert)[] = [
  {
    code: 'FIRST150',
    title: '₹150 off your first order',
    kind: 'flat',
    amountPaise: 15_000,
    minPaise: 59_900,
    isFirstOrder: true,
  },
  {
    code: 'GLOW10',
    title: '10% off, up to ₹300',
    kind: 'percent',
    percent: 10,
    amountPaise: 30_000,
    minPaise: 99_900,
    usesPerUserMax: 5,
  },
]

export async function seedCoupons(tx: Transaction): Promise<void> {
  await tx.insert(coupon).values([...DEMO_COUPONS])
}
