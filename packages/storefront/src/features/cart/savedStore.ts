import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { parseCartItems, type CartItem } from './cartItem.ts'

/** Lines that are saved for later: key `Products` (specification §3). */
export const savedStore = createStorageStore<CartItem[]>('Products', [], parseCartItems)
