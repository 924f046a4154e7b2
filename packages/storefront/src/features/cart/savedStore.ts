import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { parseCartItems, type CartItem } from './cartItem.ts'

/** What the shopper keeps for later, apart from the cart: key `Products` (specification §3). */
export const savedStore = createStorageStore<CartItem[]>('Products', [], parseCartItems)
