import type { ProductCard, Variant } from '@shop/contract/products'
import { createStore } from 'zustand/vanilla'
import { toCartItem, type CartItem } from './cartItem.ts'
import { cart } from './useCart.ts'

/** Item that was just added from a list. */
export const addedStore = createStore<{ item: CartItem | null }>(() => ({ item: null }))

/** Adds a product from one of several cards; `SiteAddedNotice` says so. */
export function addFromList(product: ProductCard, variant: Variant | undefined): void {
  cart.add(product, variant)
  addedStore.setState({ item: toCartItem(product, variant) })
}
