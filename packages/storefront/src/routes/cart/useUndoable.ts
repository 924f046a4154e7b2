import { useState } from 'react'
import { isSameLine, type CartItem } from '#features/cart/cartItem.ts'
import { lineInCart, replaceLine } from '#features/cart/replaceLine.ts'
import { cart, useCartItems } from '#features/cart/useCart.ts'

export interface UndoableChange {
  /** Line before the change. */
  item: CartItem
  index: number
  /** It was saved for later. */
  isSaved?: boolean
  /** It was removed from what is saved for later; `index` is its place there. */
  wasSaved?: boolean
  /** Number of gifts in the cart before. */
  gifts?: number
  /** Line of another variant that took its place, and the cart's line of that variant before. */
  changed?: { to: CartItem; joined: CartItem | undefined }
}

/** Removes lines, saves them for later or changes their variant, and remembers the last change while the page is open, for undo. */
export function useUndoable() {
  const [last, setLast] = useState<UndoableChange>()
  const [restored, setRestored] = useState<CartItem>()
  const items = useCartItems()
  // A line whose quantity is another one since keeps it: undo would take away what was added.
  const to = last?.changed?.to
  if (to && !items.some((item) => isSameLine(item, to) && item.quantity === to.quantity)) setLast(undefined)
  function remember(change: UndoableChange) {
    setLast(change)
    setRestored(undefined)
  }
  return {
    last,
    /** Restored line, which receives the focus. */
    restored,
    remove(item: CartItem, index: number, { isSaved = false, gifts = 0 } = {}) {
      if (isSaved) cart.saveForLater(item)
      else cart.remove(item)
      remember({ item, index, isSaved, gifts })
    },
    removeSaved(item: CartItem, index: number) {
      cart.removeSaved(item)
      remember({ item, index, wasSaved: true })
    },
    change(item: CartItem, index: number, to: CartItem) {
      const joined = lineInCart(to)
      replaceLine(item, [to])
      remember({ item, index, changed: { to, joined } })
    },
    undo() {
      if (last === undefined) return
      const { item, index, changed, wasSaved } = last
      if (changed) replaceLine(changed.to, changed.joined ? [item, changed.joined] : [item])
      else if (wasSaved) cart.restoreSaved(item, index)
      else cart.restore(item, index)
      setRestored(item)
      setLast(undefined)
    },
  }
}

export type Undoable = ReturnType<typeof useUndoable>
