import { formatRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import { slugSchema } from '@shop/contract/wire.schema'
import { asc, eq, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { category } from '#database/schema/category.ts'
import { coupon } from '#database/schema/coupon.ts'
import { categoryName, days, daysOf, filled, isInOrder, isUnique, momentsOf, notInOrder } from '../fields.ts'
import { missingCategories, missingSlugs } from '../missing.ts'

const rupees = z.number().positive().max(10_000_000).multipleOf(0.01)
const uses = z.number().int().positive().max(1_000_000_000)

const couponSchema = z
  .object({
    code: z.string().regex(/^[A-Z0-9-]{3,32}$/, 'must be 3 to 32 capital letters, digits and dashes'),
    /** Made of the discount unless given. */
    title: filled(120).optional(),
    percent: z.number().int().min(1).max(100).optional(),
    /** Largest discount of a `percent` coupon. */
    cap: rupees.optional(),
    flat: rupees.optional(),
    free_delivery: z.literal(true).optional(),
    /** Smallest amount of eligible products. */
    min: rupees.optional(),
    brand: slugSchema.optional(),
    category: categoryName.optional(),
    first_order: z.boolean().default(false),
    /** Not listed in the cart: for shoppers who know the code. */
    hidden: z.boolean().default(false),
    uses: uses.optional(),
    uses_per_shopper: uses.default(1),
    ...days,
  })
  .strict()
  .refine(
    (one) => [one.percent, one.flat, one.free_delivery].filter((kind) => kind !== undefined).length === 1,
    {
      error: 'must have one of percent, flat and free_delivery',
    },
  )
  .refine(({ percent, cap }) => cap === undefined || percent !== undefined, {
    path: ['cap'],
    error: 'goes with percent',
  })
  .refine(isInOrder, notInOrder)
type Coupon = z.output<typeof couponSchema>

/** Coupons that can be used now or later. A coupon that a file lacks ends. */
export const couponsSchema = z
  .array(couponSchema)
  .max(500)
  .refine((coupons) => isUnique(coupons.map(({ code }) => code)), 'has a code twice')

const hasNotEnded = sql`coalesce(${coupon.endsAt} > now(), true)`

export async function readCoupons(tx: Transaction): Promise<Coupon[]> {
  const rows = await tx
    .select({ coupon, brand: brand.slug, category: { level: category.level, slug: category.slug } })
    .from(coupon)
    .leftJoin(brand, eq(brand.id, coupon.brandId))
    .leftJoin(category, eq(category.id, coupon.categoryId))
    .where(hasNotEnded)
    .orderBy(asc(coupon.id))
  return rows.map(({ coupon: row, brand, category }) => ({
    code: row.code,
    title: row.title,
    ...discountOf(row),
    ...(row.minPaise > 0 && { min: rupeesOfPaise(row.minPaise) }),
    ...(brand !== null && { brand }),
    ...(category !== null && { category }),
    first_order: row.isFirstOrder,
    hidden: !row.isPublic,
    ...(row.usesMax !== null && { uses: row.usesMax }),
    uses_per_shopper: row.usesPerUserMax,
    ...daysOf(row),
  }))
}

function discountOf({ kind, percent, amountPaise }: typeof coupon.$inferSelect): Partial<Coupon> {
  const amount = amountPaise === null ? undefined : rupeesOfPaise(amountPaise)
  if (kind === 'free_delivery') return { free_delivery: true }
  if (kind === 'flat') return { flat: amount }
  return { percent: percent ?? undefined, ...(amount !== undefined && { cap: amount }) }
}

/** A known coupon changes and keeps its uses; one that is missing ends now. */
export async function writeCoupons(tx: Transaction, coupons: readonly Coupon[]): Promise<void> {
  const codes = coupons.map(({ code }) => code)
  await tx
    .update(coupon)
    .set({ endsAt: sql`now()` })
    .where(codes.length === 0 ? hasNotEnded : sql`${hasNotEnded} and ${notInArray(coupon.code, codes)}`)
  for (const one of coupons) {
    const { startsAt, endsAt } = momentsOf(one)
    const values = {
      ...effectOf(one),
      minPaise: paiseOfRupees(one.min ?? 0),
      brandId: one.brand === undefined ? null : sql`(select id from brand where slug = ${one.brand})`,
      categoryId:
        one.category === undefined
          ? null
          : sql`(select id from category where level = ${one.category.level} and slug = ${one.category.slug} order by id limit 1)`,
      isFirstOrder: one.first_order,
      isPublic: !one.hidden,
      usesMax: one.uses ?? null,
      usesPerUserMax: one.uses_per_shopper,
      ...(startsAt !== null && { startsAt }),
      endsAt,
    }
    await tx
      .insert(coupon)
      .values({ code: one.code, ...values })
      .onConflictDoUpdate({ target: coupon.code, set: values })
  }
}

function effectOf({ title, percent, cap, flat }: Coupon) {
  if (percent !== undefined) {
    const upTo = cap === undefined ? '' : `, up to ${formatRupees(cap)}`
    const amountPaise = cap === undefined ? null : paiseOfRupees(cap)
    return { kind: 'percent' as const, percent, amountPaise, title: title ?? `${percent}% off${upTo}` }
  }
  if (flat === undefined)
    return {
      kind: 'free_delivery' as const,
      percent: null,
      amountPaise: null,
      title: title ?? 'Free delivery',
    }
  return {
    kind: 'flat' as const,
    percent: null,
    amountPaise: paiseOfRupees(flat),
    title: title ?? `${formatRupees(flat)} off`,
  }
}

export async function unknownOfCoupons(tx: Transaction, coupons: readonly Coupon[]): Promise<string[]> {
  const noBrand = await missingSlugs(
    tx,
    'brand',
    coupons.flatMap((one) => one.brand ?? []),
  )
  const noCategory = await missingCategories(
    tx,
    coupons.flatMap((one) => one.category ?? []),
  )
  return coupons.flatMap(({ code, brand, category }) => [
    ...(brand !== undefined && noBrand.has(brand)
      ? [`coupons: there is no brand ${brand} for ${code}.`]
      : []),
    ...(category !== undefined && noCategory.has(`${category.level} ${category.slug}`)
      ? [`coupons: there is no ${category.level} category ${category.slug} for ${code}.`]
      : []),
  ])
}
