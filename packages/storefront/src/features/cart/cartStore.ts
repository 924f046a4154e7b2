import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { parseCartItems, type CartItem } from './cartItem.ts'

/** Cart of this browser: key `cartItems` (specification §3). */
export const cartStore = createStorageStore<CartItem[]>('cartItems', [], parseCartItems)

/** Number of units in the cart: key `TotalItems` (specification §3), always the sum over `cartItems`. */
export const totalItemsStore = createStorageStore<number>('TotalItems', 0, (stored) =>
  typeof stored === 'number' && Number.isSafeInteger(stored) && stored >= 0 ? stored : 0,
)

export const totalOf = (items: readonly CartItem[]) =>
  items.reduce((total, { quantity }) => total + quantity, 0)

function keepTotal({ value }: { value: CartItem[] }) {
  const total = totalOf(value)
  if (totalItemsStore.getState().value !== total) totalItemsStore.update(() => total)
}
cartStore.subscribe(keepTotal)
keepTotal(cartStore.getState())
