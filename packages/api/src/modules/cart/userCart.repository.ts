import type { CartReceiptLine, UserCartLine } from '@shop/contract/cart.schema'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { cartJoin, cartLine } from '#database/schema/cart.ts'
import { orderLine } from '#database/schema/order.ts'

type LineKey = Pick<UserCartLine, 'product_id' | 'variant_id'>

export function findCartLines(db: Db, userId: number): Promise<UserCartLine[]> {
  return db
    .select({
      product_id: cartLine.productId,
      variant_id: cartLine.variantId,
      quantity: cartLine.quantity,
      saved: cartLine.isSaved,
    })
    .from(cartLine)
    .where(eq(cartLine.userId, userId))
    .orderBy(cartLine.id)
}

export async function saveCartLines(tx: Transaction, userId: number, lines: readonly UserCartLine[]) {
  if (lines.length === 0) return
  await tx
    .insert(cartLine)
    .values(
      lines.map(({ product_id, variant_id, quantity, saved }) => ({
        userId,
        productId: product_id,
        variantId: variant_id,
        quantity,
        isSaved: saved,
      })),
    )
    .onConflictDoUpdate({
      target: [cartLine.userId, cartLine.productId, cartLine.variantId],
      set: { quantity: sql`excluded.quantity`, isSaved: sql`excluded.is_saved` },
    })
}

export async function deleteCartLines(tx: Transaction, userId: number, lines: readonly LineKey[]) {
  if (lines.length === 0) return
  const isLine = ({ product_id, variant_id }: LineKey) =>
    and(
      eq(cartLine.productId, product_id),
      variant_id === null ? isNull(cartLine.variantId) : eq(cartLine.variantId, variant_id),
    )
  await tx.delete(cartLine).where(and(eq(cartLine.userId, userId), or(...lines.map(isLine))))
}

/** Takes the units of an order out of its user's cart. What is saved for later stays. */
export async function takeOrdered(tx: Transaction, order: { id: string; userId: number }): Promise<void> {
  const isOrdered = sql`line.user_id = ${order.userId} and not line.is_saved
    and line.product_id = ordered.product_id and coalesce(line.variant_id, ordered.variant_id) = ordered.variant_id`
  await tx
    .execute(
      sql`
    with ordered as (
      select product_id, variant_id, quantity from ${orderLine} where order_id = ${order.id} and not is_gift
    ), taken as (
      delete from ${cartLine} line using ordered where ${isOrdered} and line.quantity <= ordered.quantity
    )
    update ${cartLine} line set quantity = line.quantity - ordered.quantity
    from ordered where ${isOrdered} and line.quantity > ordered.quantity`,
    )
    .execute()
}

export async function findReceipt(tx: Transaction, userId: number, joinId: string) {
  const [found] = await tx
    .select({ receipt: cartJoin.receipt })
    .from(cartJoin)
    .where(and(eq(cartJoin.userId, userId), eq(cartJoin.joinId, joinId)))
  return found?.receipt
}

export async function saveReceipt(
  tx: Transaction,
  userId: number,
  joinId: string,
  receipt: CartReceiptLine[],
): Promise<void> {
  await tx.insert(cartJoin).values({ userId, joinId, receipt })
}
