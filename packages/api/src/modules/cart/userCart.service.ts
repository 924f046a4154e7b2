import type { CartReceiptLine, UserCartLine, UserCartResponse } from '@shop/contract/cart.schema'
import { CART_LINES_MAX } from '@shop/contract/limits'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { user } from '#database/schema/account.ts'
import { withRetries } from '#database/withRetries.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { findSoldVariantsOf } from './cart.service.ts'
import { mergeCarts } from './mergeCarts.ts'
import { findSoldVariant } from './priceLines.ts'
import {
  deleteCartLines,
  findCartLines,
  findReceipt,
  saveCartLines,
  saveReceipt,
} from './userCart.repository.ts'

export interface CartPatch {
  items: readonly UserCartLine[]
  join?: { id: string; items: readonly UserCartLine[] } | undefined
}

export function readUserCart(db: Database, userId: number): Promise<UserCartLine[]> {
  return findCartLines(db, userId)
}

/**
 * Sets the given lines and merges a guest's cart. Changes from several devices are applied one after another. An order that is paid meanwhile takes its
 * units out of the same lines.
 */
export function patchUserCart(
  db: Database,
  userId: number,
  { items, join }: CartPatch,
): Promise<Omit<UserCartResponse['data'], 'owner'>> {
  return withRetries(db, async (tx) => {
    await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
    await setLines(tx, userId, items)
    const receipt = join === undefined ? [] : await joinGuestCart(tx, userId, join)
    const lines = await findCartLines(tx, userId)
    if (lines.length > CART_LINES_MAX)
      throw new HttpProblem(422, `A cart holds at most ${CART_LINES_MAX} different products.`)
    return { items: lines, receipt }
  })
}

/** Withdrawn variants can be removed but not added. */
async function setLines(tx: Transaction, userId: number, items: readonly UserCartLine[]): Promise<void> {
  const wanted = items.filter(({ quantity }) => quantity > 0)
  const variants = await findSoldVariantsOf(tx, wanted)
  const last = new Map(wanted.map((item) => [`${item.product_id}/${item.variant_id}`, item]))
  await deleteCartLines(
    tx,
    userId,
    items.filter(({ quantity }) => quantity === 0),
  )
  await saveCartLines(
    tx,
    userId,
    [...last.values()].filter((item) => findSoldVariant(item, variants) !== undefined),
  )
}

async function joinGuestCart(
  tx: Transaction,
  userId: number,
  join: NonNullable<CartPatch['join']>,
): Promise<CartReceiptLine[]> {
  const known = await findReceipt(tx, userId, join.id)
  if (known !== undefined) return known
  const own = await findCartLines(tx, userId)
  const { changed, receipt } = mergeCarts(own, join.items, await findSoldVariantsOf(tx, join.items))
  await saveCartLines(tx, userId, changed)
  await saveReceipt(tx, userId, join.id, receipt)
  return receipt
}
