import { and, count, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { product } from '#database/schema/product.ts'
import { wish } from '#database/schema/wishlist.ts'

export async function isSold(tx: Transaction, productId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, productId), product.isActive))
  return rows.length === 1
}

export async function countWishes(tx: Transaction, userId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(wish).where(eq(wish.userId, userId))
  return row?.count ?? 0
}

/** Writes a wish that may be there already; whether it was not. */
export async function insertWish(tx: Transaction, userId: number, productId: number): Promise<boolean> {
  const { rowCount } = await tx.insert(wish).values({ userId, productId }).onConflictDoNothing()
  return rowCount === 1
}

export async function deleteWish(db: Database, userId: number, productId: number): Promise<void> {
  await db.delete(wish).where(and(eq(wish.userId, userId), eq(wish.productId, productId)))
}

/** What a user wishes for, the newest first. */
export async function listWishes(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ productId: wish.productId })
    .from(wish)
    .where(eq(wish.userId, userId))
    .orderBy(desc(wish.createdAt), desc(wish.productId))
  return rows.map(({ productId }) => productId)
}
