import { CART_LINE_QUANTITY_MAX } from '@shop/contract/limits'
import type { ProductCard, Variant } from '@shop/contract/products'
import { useStorage } from '#lib/storage/useStorage.ts'
import { isSameLine, toCartItem, type CartItem } from './cartItem.ts'
import { cartStore, totalOf } from './cartStore.ts'
import { savedStore } from './savedStore.ts'

type LineKey = Pick<CartItem, 'id' | 'variantId'>

/** How many things are in the cart. */
export function useCartCount(): number {
  return useStorage(cartStore, totalOf)
}

/** The lines of the cart. */
export function useCartItems(): CartItem[] {
  return useStorage(cartStore)
}

/** What is kept for later. */
export function useSavedItems(): CartItem[] {
  return useStorage(savedStore)
}

/** The variants of a product that are in the cart; `[null]` for a product without options. */
export function useVariantsInCart(productId: number): (number | null)[] {
  const items = useCartItems()
  return items.filter((item) => item.id === productId).map((item) => item.variantId)
}

/** Whether this product, in this variant, is in the cart: its button then reads "Go to Cart" (specification §4). */
export function useIsInCart(productId: number, variantId: number | null): boolean {
  return useStorage(cartStore, (items) =>
    items.some((item) => isSameLine(item, { id: productId, variantId })),
  )
}

/** How many of a variant an order would have: as many as the cart holds, else one. */
export function useQuantityToOrder(productId: number, variantId: number | null): number {
  return useStorage(
    cartStore,
    (items) => items.find((item) => isSameLine(item, { id: productId, variantId }))?.quantity ?? 1,
  )
}

/**
 * Changes to the cart. Each starts from what is stored, so that two tabs never undo each other's. A thing is in the cart or kept for
 * later, never both.
 */
export const cart = {
  add(product: ProductCard, variant: Variant | undefined) {
    this.addLines([toCartItem(product, variant)])
  },
  /** Adds several lines, such as those of an older order; lines that are in the cart already stay as they are. */
  addLines(lines: readonly CartItem[]) {
    cartStore.update((items) => [
      ...items,
      ...lines.filter((line) => !items.some((item) => isSameLine(item, line))),
    ])
    removeSavedLines(lines)
  },
  setQuantity(line: LineKey, quantity: number) {
    const allowed = Math.min(Math.max(quantity, 1), CART_LINE_QUANTITY_MAX)
    cartStore.update((items) =>
      items.map((item) => (isSameLine(item, line) ? { ...item, quantity: allowed } : item)),
    )
  },
  remove(line: LineKey) {
    cartStore.update((items) => items.filter((item) => !isSameLine(item, line)))
  },
  /** Puts a removed line back where it was. */
  restore(line: CartItem, index: number) {
    cartStore.update((items) =>
      items.some((item) => isSameLine(item, line)) ? items : items.toSpliced(index, 0, line),
    )
    this.removeSaved(line)
  },
  /** The shopper takes the line as it is sold now: at this price, and not more than this many. */
  accept(line: LineKey, now: { mrp: number; sellingPrice: number; quantityMax: number }) {
    cartStore.update((items) =>
      items.map((item) =>
        isSameLine(item, line)
          ? {
              ...item,
              ori_price: now.mrp,
              sell_price: now.sellingPrice,
              quantity: Math.max(1, Math.min(item.quantity, now.quantityMax)),
            }
          : item,
      ),
    )
  },
  /** Out of the cart, and kept: with its quantity, first in the list. */
  saveForLater(line: CartItem) {
    savedStore.update((items) => [line, ...items.filter((item) => !isSameLine(item, line))])
    this.remove(line)
  },
  /** Back into the cart. What is in the cart already stays as it is there. */
  takeBack(line: CartItem) {
    this.addLines([line])
  },
  /** Removes a line from "Saved for later". */
  removeSaved(line: LineKey) {
    removeSavedLines([line])
  },
  /** What was bought goes out of the cart: of each line as many as were bought. */
  removeBought(lines: readonly (LineKey & { quantity: number })[]) {
    cartStore.update((items) =>
      items.flatMap((item) => {
        const bought = lines.find((line) => isSameLine(item, line))?.quantity ?? 0
        return item.quantity > bought ? [{ ...item, quantity: item.quantity - bought }] : []
      }),
    )
  },
}

function removeSavedLines(lines: readonly LineKey[]) {
  const isGone = (item: CartItem) => lines.some((line) => isSameLine(item, line))
  if (savedStore.read().some(isGone)) savedStore.update((items) => items.filter((item) => !isGone(item)))
}
