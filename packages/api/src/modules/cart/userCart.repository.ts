import type { CartReceiptLine, UserCartLine } from '@shop/contract/cart.schema'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { cartJoin, cartLine } from '#database/schema/cart.ts'

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
