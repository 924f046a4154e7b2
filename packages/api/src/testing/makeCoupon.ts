import { randomBytes } from 'node:crypto'
import type { Database } from '#database/openDatabase.ts'
import { coupon } from '#database/schema/coupon.ts'

/** Coupon of ₹100 with a unique code by default. */
export async function makeCoupon(
  db: Database,
  values: Partial<typeof coupon.$inferInsert> = {},
): Promise<typeof coupon.$inferSelect> {
  const code = `C${randomBytes(6).toString('hex').toUpperCase()}`
  const [row] = await db
    .insert(coupon)
    .values({ code, title: '', kind: 'flat', amountPaise: 10_000, ...values })
    .returning()
  if (row === undefined) throw new Error('No coupon was made')
  return row
}
