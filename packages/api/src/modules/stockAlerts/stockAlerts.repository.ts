import { STOCK_ALERT_DAYS } from '@shop/contract/limits'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { deleteInParts } from '#database/deleteInParts.ts'
import type { Database, Db, Transaction } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { optionValue, product, variant } from '#database/schema/product.ts'
import { stock } from '#database/schema/stock.ts'
import { stockAlert } from '#database/schema/stockAlert.ts'
import { variantPictureColumn } from '#modules/products/variantPictureColumn.ts'

export interface AlertTarget {
  productId: number
  /** Undefined for a product without options, which has one variant. */
  variantId: number | undefined
}

const isInStock = sql<boolean>`exists (select from ${stock} where ${stock.variantId} = ${variant.id} and ${stock.onHand} > ${stock.reserved})`

const isTarget = ({ productId, variantId }: AlertTarget) =>
  and(
    eq(variant.productId, productId),
    variantId === undefined ? sql`${variant.optionValueId} is null` : eq(variant.id, variantId),
  )

/** Undefined for what is not sold. */
export async function findSoldTarget(tx: Transaction, target: AlertTarget) {
  const [row] = await tx
    .select({ variantId: variant.id, isInStock })
    .from(variant)
    .innerJoin(product, eq(product.id, variant.productId))
    .where(and(isTarget(target), variant.isActive, product.isActive))
  return row
}

/** False when the user waits for the variant already. */
export async function insertAlert(tx: Transaction, userId: number, variantId: number): Promise<boolean> {
  const { rowCount } = await tx.insert(stockAlert).values({ userId, variantId }).onConflictDoNothing()
  return rowCount === 1
}

export async function countAlerts(tx: Transaction, userId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(stockAlert).where(eq(stockAlert.userId, userId))
  return row?.count ?? 0
}

export async function deleteAlert(db: Database, userId: number, target: AlertTarget): Promise<void> {
  const variants = db.select({ id: variant.id }).from(variant).where(isTarget(target))
  await db
    .delete(stockAlert)
    .where(and(eq(stockAlert.userId, userId), inArray(stockAlert.variantId, variants)))
}

export function listAlerts(db: Database, userId: number) {
  return db
    .select({
      productId: variant.productId,
      variantId: sql<number | null>`case when ${variant.optionValueId} is not null then ${variant.id} end`,
      title: product.title,
      slug: sql<
        string | null
      >`case when ${variant.isActive} and ${product.isActive} then ${product.slug} end`,
      brandName: brand.name,
      optionName: optionValue.name,
      image: variantPictureColumn,
    })
    .from(stockAlert)
    .innerJoin(variant, eq(variant.id, stockAlert.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .innerJoin(brand, eq(brand.id, product.brandId))
    .leftJoin(optionValue, eq(optionValue.id, variant.optionValueId))
    .where(eq(stockAlert.userId, userId))
    .orderBy(desc(stockAlert.id))
}

/** Deletes alerts whose variant is shown and in stock, and returns what their messages say. Another process's are left alone. */
export async function takeDueAlerts(tx: Transaction, limit: number) {
  const due = await tx
    .select({
      id: stockAlert.id,
      userId: stockAlert.userId,
      variantId: variant.id,
      slug: product.slug,
      title: product.title,
      optionName: optionValue.name,
    })
    .from(stockAlert)
    .innerJoin(variant, eq(variant.id, stockAlert.variantId))
    .innerJoin(product, eq(product.id, variant.productId))
    .leftJoin(optionValue, eq(optionValue.id, variant.optionValueId))
    .where(and(variant.isActive, product.isActive, isInStock))
    .limit(limit)
    .for('update', { of: stockAlert, skipLocked: true })
  const ids = due.map(({ id }) => id)
  if (ids.length > 0) await tx.delete(stockAlert).where(inArray(stockAlert.id, ids))
  return due
}

export async function deleteAlertsOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(stockAlert).where(eq(stockAlert.userId, userId))
}

export async function sweepAlerts(db: Database): Promise<void> {
  await deleteInParts(
    db,
    stockAlert,
    lt(stockAlert.createdAt, sql`now() - make_interval(days => ${STOCK_ALERT_DAYS})`),
  )
}
