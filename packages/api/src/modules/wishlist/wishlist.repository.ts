import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { product, variant } from '#database/schema/product.ts'
import { wishlistItem } from '#database/schema/wishlist.ts'

/** A product, and its shade or size if the shopper chose one. */
export interface Wish {
  productId: number
  variantId?: number | null | undefined
}

export async function isSold(tx: Transaction, productId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.id, productId), product.isActive))
  return rows.length === 1
}

export async function countWishlistItems(tx: Transaction, userId: number): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(wishlistItem).where(eq(wishlistItem.userId, userId))
  return row?.count ?? 0
}

export async function insertWishlistItem(
  tx: Transaction,
  userId: number,
  { productId, variantId, after }: Wish & { after?: number | undefined },
): Promise<boolean> {
  // Items are listed by their time, the newest first.
  const createdAt = sql`coalesce((
    select created_at - interval '1 microsecond' from ${wishlistItem}
    where user_id = ${userId} and product_id = ${after ?? null}), now())`
  const ownVariant = sql`(
    select id from ${variant} where id = ${variantId ?? null} and product_id = ${productId})`
  const { rowCount } = await tx
    .insert(wishlistItem)
    .values({ userId, productId, variantId: ownVariant, createdAt })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function deleteWishlistItem(db: Database, userId: number, productId: number): Promise<void> {
  await db
    .delete(wishlistItem)
    .where(and(eq(wishlistItem.userId, userId), eq(wishlistItem.productId, productId)))
}

/** A user's wishlist, newest item first. */
export async function listWishlist(db: Database, userId: number): Promise<Wish[]> {
  return db
    .select({ productId: wishlistItem.productId, variantId: wishlistItem.variantId })
    .from(wishlistItem)
    .where(eq(wishlistItem.userId, userId))
    .orderBy(desc(wishlistItem.createdAt), desc(wishlistItem.productId))
}
