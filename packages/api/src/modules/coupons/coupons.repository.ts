import { and, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { preparedFor } from '#database/preparedFor.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { coupon } from '#database/schema/coupon.ts'
import { couponRedemption } from '#database/schema/couponRedemption.ts'
import { order } from '#database/schema/order.ts'
import { isReplaceable } from '#modules/orders/replaceableOrder.ts'
import type { CouponUser } from './evaluateCoupon.ts'

const OFFERS_MAX = 20

type CouponLimits = Pick<typeof coupon.$inferSelect, 'uses' | 'usesMax' | 'usesPerUserMax'>

const selectCoupons = (db: Db) =>
  db
    .select({
      id: coupon.id,
      code: coupon.code,
      title: coupon.title,
      kind: coupon.kind,
      percent: coupon.percent,
      amountPaise: coupon.amountPaise,
      minPaise: coupon.minPaise,
      isFirstOrder: coupon.isFirstOrder,
      brandId: coupon.brandId,
      brandName: brand.name,
      categoryId: coupon.categoryId,
      categoryName: category.name,
      startsAt: coupon.startsAt,
      endsAt: coupon.endsAt,
      isPublic: coupon.isPublic,
      usesMax: coupon.usesMax,
      usesPerUserMax: coupon.usesPerUserMax,
      uses: coupon.uses,
    })
    .from(coupon)
    .leftJoin(brand, eq(brand.id, coupon.brandId))
    .leftJoin(category, eq(category.id, coupon.categoryId))

export type CouponRow = Awaited<ReturnType<typeof findCouponByCode>> & object

export async function findCouponByCode(db: Db, code: string) {
  const [found] = await selectCoupons(db).where(eq(coupon.code, code.toUpperCase()))
  return found
}

const publicCoupons = preparedFor((db) =>
  selectCoupons(db)
    .where(
      and(
        coupon.isPublic,
        lte(coupon.startsAt, sql.placeholder('now')),
        or(isNull(coupon.endsAt), gt(coupon.endsAt, sql.placeholder('now'))),
        or(isNull(coupon.usesMax), sql`${coupon.uses} < ${coupon.usesMax}`),
      ),
    )
    .orderBy(coupon.id)
    .limit(OFFERS_MAX)
    .prepare('public_coupons'),
)

export function findPublicCoupons(db: Db, now: Date): Promise<CouponRow[]> {
  return publicCoupons(db).execute({ now })
}

export function listCoupons(db: Db): Promise<CouponRow[]> {
  return selectCoupons(db).orderBy(desc(coupon.id))
}

/** A screen leaves out the unpaid orders that the shopper's next order replaces. */
const isCounted = (db: Db) =>
  sql`(${sql.placeholder('withUnpaid')}::boolean or (${isReplaceable(db)}) is not true)`

const ordersOfUser = preparedFor((db) =>
  db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.userId, sql.placeholder('userId')),
        sql`${order.status} not in ('cancelled', 'expired')`,
        isCounted(db),
      ),
    )
    .limit(1)
    .prepare('orders_of_user'),
)

/** A user's facts for coupons. Cancelled and expired orders do not count. */
export async function findCouponUser(
  db: Db,
  userId: number | undefined,
  { withUnpaid }: { withUnpaid: boolean },
): Promise<CouponUser> {
  if (userId === undefined) return { isKnown: false, hasOrdered: false, usesOf: new Map() }
  const [orders, usesOf] = await Promise.all([
    ordersOfUser(db).execute({ userId, withUnpaid }),
    countUsesOf(db, userId, { withUnpaid }),
  ])
  return { isKnown: true, hasOrdered: orders.length > 0, usesOf }
}

/** Locks a coupon until the end of the transaction. Transactions lock the coupon before stock. */
export async function lockCoupon(tx: Transaction, couponId: number): Promise<CouponLimits | undefined> {
  const [locked] = await tx
    .select({ uses: coupon.uses, usesMax: coupon.usesMax, usesPerUserMax: coupon.usesPerUserMax })
    .from(coupon)
    .where(eq(coupon.id, couponId))
    .for('no key update')
  return locked
}

/** The coupon stays locked until the end of the transaction, so one of two concurrent buyers gets the last use. */
export async function lockCouponUse(tx: Transaction, couponId: number, userId: number): Promise<boolean> {
  const limits = await lockCoupon(tx, couponId)
  if (limits === undefined || (limits.usesMax !== null && limits.uses >= limits.usesMax)) return false
  const usesOf = await countUsesOf(tx, userId, { withUnpaid: true })
  return (usesOf.get(couponId) ?? 0) < limits.usesPerUserMax
}

const couponUsesOfUser = preparedFor((db) =>
  db
    .select({ couponId: couponRedemption.couponId, uses: count() })
    .from(couponRedemption)
    .innerJoin(order, eq(order.id, couponRedemption.orderId))
    .where(
      and(
        eq(couponRedemption.userId, sql.placeholder('userId')),
        isNull(couponRedemption.releasedAt),
        isCounted(db),
      ),
    )
    .groupBy(couponRedemption.couponId)
    .prepare('coupon_uses_of_user'),
)

async function countUsesOf(
  db: Db,
  userId: number,
  { withUnpaid }: { withUnpaid: boolean },
): Promise<Map<number, number>> {
  const uses = await couponUsesOfUser(db).execute({ userId, withUnpaid })
  return new Map(uses.map((use) => [use.couponId, use.uses]))
}
