import { useState } from 'react'
import type { CartItem } from '#features/cart/cartItem.ts'
import { cart } from '#features/cart/useCart.ts'

export interface RemovedLine {
  item: CartItem
  /** Where it stood. */
  index: number
}

/** Removes lines, and remembers the last one for as long as the page is open, so that it can come back. */
export function useRemovedLine() {
  const [removed, setRemoved] = useState<RemovedLine>()
  const [restored, setRestored] = useState<CartItem>()
  return {
    removed,
    /** The line that came back, for the focus to go to. */
    restored,
    remove(item: CartItem, index: number) {
      cart.remove(item)
      setRemoved({ item, index })
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
