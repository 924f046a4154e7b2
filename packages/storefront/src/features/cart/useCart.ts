import { CART_LINE_QUANTITY_MAX } from '@shop/contract/limits'
import type { ProductCard, Variant } from '@shop/contract/products'
import { useStorage } from '#lib/storage/useStorage.ts'
import { isSameLine, toCartItem, type CartItem } from './cartItem.ts'
import { cartStore, totalOf } from './cartStore.ts'
import { savedStore } from './savedStore.ts'

type LineKey = Pick<CartItem, 'id' | 'variantId'>

export function useCartCount(): number {
  return useStorage(cartStore, totalOf)
}

export function useCartItems(): CartItem[] {
  return useStorage(cartStore)
}

export function useSavedItems(): CartItem[] {
  return useStorage(savedStore)
}

/** Variants of a product that are in the cart; `[null]` for a product without options. */
export function useVariantsInCart(productId: number): (number | null)[] {
  // As a text, so that other lines of the cart change nothing: a page has a card for each of many products.
  const ids = useStorage(cartStore, (items) =>
    items
      .filter(({ id }) => id === productId)
      .map(({ variantId }) => String(variantId))
      .join(),
  )
  return ids === '' ? [] : ids.split(',').map((id) => (id === 'null' ? null : Number(id)))
}

/** Quantity of a variant in an order: the cart's quantity, otherwise 1. */
export function useQuantityToOrder(productId: number, variantId: number | null): number {
  return useStorage(
    cartStore,
    (items) => items.find((item) => isSameLine(item, { id: productId, variantId }))?.quantity ?? 1,
  )
}

/**
 * Each change starts from the stored value, so that two tabs never undo each other's changes. A variant is in the
 * cart or saved for later.
 */
export const cart = {
  add(product: ProductCard, variant: Variant | undefined) {
    this.addLines([toCartItem(product, variant)])
  },
  /** Adds several lines, such as those of an older order. Lines that are in the cart stay unchanged. Returns what was added. */
  addLines(lines: readonly CartItem[]) {
    let added: CartItem[] = []
    cartStore.update((items) => {
      added = lines.filter((line) => !items.some((item) => isSameLine(item, line)))
      return [...items, ...added]
    })
    removeSavedLines(lines)
    return added
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
  restore(line: CartItem, index: number) {
    cartStore.update((items) =>
      items.some((item) => isSameLine(item, line)) ? items : items.toSpliced(index, 0, line),
    )
    this.removeSaved(line)
  },
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
  saveForLater(line: CartItem) {
    savedStore.update((items) => [line, ...items.filter((item) => !isSameLine(item, line))])
    this.remove(line)
  },
  /** Moves a saved line back into the cart. A line that is in the cart stays unchanged. */
  takeBack(line: CartItem) {
    this.addLines([line])
  },
  removeSaved(line: LineKey) {
    removeSavedLines([line])
  },
  /** Puts a removed line back among what is saved. A line that is in the cart by now stays there. */
  restoreSaved(line: CartItem, index: number) {
    if (cartStore.read().some((item) => isSameLine(item, line))) return
    savedStore.update((items) =>
      items.some((item) => isSameLine(item, line)) ? items : items.toSpliced(index, 0, line),
    )
  },
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
