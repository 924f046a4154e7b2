import { WISHLIST_MAX } from '@shop/contract/limits'
import type { ProductCardWire } from '@shop/contract/products.schema'
import type { AddToWishlistRequest } from '@shop/contract/wishlist.schema'
import type { Database } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import type { ProductCards } from '#modules/products/ProductCards.ts'
import { lockUser } from '#modules/users/users.repository.ts'
import { countWishlistItems, insertWishlistItem, isSold, listWishlist } from './wishlist.repository.ts'

/** Cards of the wishlisted products that are still sold. */
export async function getWishlist(
  { db, productCards }: { db: Database; productCards: ProductCards },
  userId: number,
): Promise<ProductCardWire[]> {
  const cards = await productCards.find(await listWishlist(db, userId))
  return cards.map((card) => ({ ...card, is_in_wishlist: 1 }))
}

/** Adding an item again changes nothing. */
export function addToWishlist(
  db: Database,
  userId: number,
  { product_id: productId, after }: AddToWishlistRequest,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new HttpProblem(401, 'Please log in first.')
    if (!(await isSold(tx, productId))) throw new HttpProblem(404, 'There is no such product.')
    const isNew = await insertWishlistItem(tx, userId, { productId, after })
    if (isNew && (await countWishlistItems(tx, userId)) > WISHLIST_MAX) {
      throw new HttpProblem(409, `A wishlist holds ${WISHLIST_MAX} products. Remove one first.`)
    }
  })
}
