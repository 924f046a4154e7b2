import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { coupon, couponUse } from '#database/schema/coupon.ts'
import { order } from '#database/schema/order.ts'
import type { CouponUser } from './evaluateCoupon.ts'

/** How many coupons a cart is told of. */
const OFFERS_MAX = 20

type Db = Database | Transaction

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

/** Codes are compared in upper case. */
export async function findCouponByCode(db: Db, code: string) {
  const [found] = await selectCoupons(db).where(eq(coupon.code, code.toUpperCase()))
  return found
}

/** Coupons that shoppers are told of: those that run and are not used up. */
export function findPublicCoupons(db: Db, now: Date): Promise<CouponRow[]> {
  return selectCoupons(db)
    .where(
      and(
        coupon.isPublic,
        lte(coupon.startsAt, now),
        or(isNull(coupon.endsAt), gt(coupon.endsAt, now)),
        or(isNull(coupon.usesMax), sql`${coupon.uses} < ${coupon.usesMax}`),
      ),
    )
    .orderBy(coupon.id)
    .limit(OFFERS_MAX)
}

/** All coupons, the newest first. */
export function listCoupons(db: Db): Promise<CouponRow[]> {
  return selectCoupons(db).orderBy(desc(coupon.id))
}

/** What coupons ask of a user; an order that came to nothing does not count as one. */
export async function findCouponUser(db: Db, userId: number | undefined): Promise<CouponUser> {
  if (userId === undefined) return { isKnown: false, hasOrdered: false, usesOf: new Map() }
  const [ordered] = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.userId, userId), sql`${order.status} not in ('cancelled', 'expired')`))
    .limit(1)
  const uses = await db
    .select({ couponId: couponUse.couponId, uses: couponUse.uses })
    .from(couponUse)
    .where(eq(couponUse.userId, userId))
  return {
    isKnown: true,
    hasOrdered: ordered !== undefined,
    usesOf: new Map(uses.map((use) => [use.couponId, use.uses])),
  }
}

/**
 * Takes one use of a coupon for a user; false when there is none left. Both counts are conditional updates: of two buyers
 * after the last use, one gets it.
 */
export async function takeCoupon(tx: Transaction, couponId: number, userId: number): Promise<boolean> {
  const [taken] = await tx
    .update(coupon)
    .set({ uses: sql`${coupon.uses} + 1` })
    .where(and(eq(coupon.id, couponId), or(isNull(coupon.usesMax), sql`${coupon.uses} < ${coupon.usesMax}`)))
    .returning({ perUserMax: coupon.usesPerUserMax })
  if (taken === undefined) return false
  const used = await tx
    .insert(couponUse)
    .values({ couponId, userId, uses: 1 })
    .onConflictDoUpdate({
      target: [couponUse.couponId, couponUse.userId],
      set: { uses: sql`${couponUse.uses} + 1` },
      setWhere: sql`${couponUse.uses} < ${taken.perUserMax}`,
    })
    .returning({ uses: couponUse.uses })
  return used.length > 0
}

/** Gives a use back, of an order that came to nothing. */
export async function giveCouponBack(tx: Transaction, couponId: number, userId: number): Promise<void> {
  await tx
    .update(coupon)
    .set({ uses: sql`${coupon.uses} - 1` })
    .where(eq(coupon.id, couponId))
  await tx
    .update(couponUse)
    .set({ uses: sql`${couponUse.uses} - 1` })
    .where(and(eq(couponUse.couponId, couponId), eq(couponUse.userId, userId)))
}
