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
  const wishes = await listWishlist(db, userId)
  const wished = new Map(wishes.map(({ productId, variantId }) => [productId, variantId]))
  const cards = await productCards.find([...wished.keys()])
  return cards.map((card) => {
    const variantId = wished.get(card.id)
    const isOffered = card.options.some(({ variants }) =>
      variants.some(({ variant_id }) => variant_id === variantId),
    )
    return { ...card, is_in_wishlist: 1, ...(variantId && isOffered && { shown_variant_id: variantId }) }
  })
}

/** Adding an item again changes nothing. */
export function addToWishlist(
  db: Database,
  userId: number,
  { product_id: productId, variant_id: variantId, after }: AddToWishlistRequest,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new HttpProblem(401, 'Please log in first.')
    if (!(await isSold(tx, productId))) throw new HttpProblem(404, 'There is no such product.')
    const isNew = await insertWishlistItem(tx, userId, { productId, variantId, after })
    if (isNew && (await countWishlistItems(tx, userId)) > WISHLIST_MAX) {
      throw new HttpProblem(409, `A wishlist holds ${WISHLIST_MAX} products. Remove one first.`)
    }
  })
}
