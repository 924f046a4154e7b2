import { useState } from 'react'
import type { CartItem } from '#features/cart/cartItem.ts'
import { cart } from '#features/cart/useCart.ts'

export interface RemovedLine {
  item: CartItem
  index: number
  /** It was saved for later. */
  isSaved: boolean
}

/** Removes lines or saves them for later, and remembers the last one while the page is open, for undo. */
export function useRemovedLine() {
  const [removed, setRemoved] = useState<RemovedLine>()
  const [restored, setRestored] = useState<CartItem>()
  return {
    removed,
    /** Restored line, which receives the focus. */
    restored,
    remove(item: CartItem, index: number, { isSaved = false } = {}) {
      if (isSaved) cart.saveForLater(item)
      else cart.remove(item)
      setRemoved({ item, index, isSaved })
      setRestored(undefined)
    },
    undo() {
      if (removed === undefined) return
      cart.restore(removed.item, removed.index)
      setRestored(removed.item)
      setRemoved(undefined)
    },
  }
}

export type Removal = ReturnType<typeof useRemovedLine>
