import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { parseCartItems, type CartItem } from './cartItem.ts'

export const savedStore = createStorageStore<CartItem[]>('Products', [], parseCartItems)
