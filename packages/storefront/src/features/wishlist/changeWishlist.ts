import type { ProductCard } from '@shop/contract/products'
import type { WishlistChangeResponse } from '@shop/contract/wishlist.schema'
import type { QueryClient } from '@tanstack/react-query'
import type { AppServices } from '#lib/AppServices.ts'
import { WISHLIST_KEY } from './api/wishlistQuery.ts'

type Services = Pick<AppServices, 'api' | 'queries'>

// Changes of one product are sent in order.
const underWay = new Map<number, Promise<void>>()

/** Adds or removes a wishlist item: shown at once, rolled back on failure. */
export async function changeWishlist(
  { api, queries }: Services,
  product: ProductCard,
  isWishlisted: boolean,
): Promise<void> {
  await queries.cancelQueries({ queryKey: WISHLIST_KEY })
  show(queries, product, isWishlisted)
  const before = underWay.get(product.id) ?? Promise.resolve()
  const change = before.then(() => callWishlist({ api }, product.id, isWishlisted))
  const settled = change.catch(() => undefined)
  underWay.set(product.id, settled)
  try {
    await change
  } catch (error) {
    // A later press wins.
    if (underWay.get(product.id) === settled) show(queries, product, !isWishlisted)
    throw error
  } finally {
    if (underWay.get(product.id) === settled) underWay.delete(product.id)
    if (underWay.size === 0) void queries.invalidateQueries({ queryKey: WISHLIST_KEY })
    notifyOtherTabs()
  }
}

/** Only the call, for a product that is known by its id. */
export async function callWishlist(
  { api }: Pick<Services, 'api'>,
  productId: number,
  isWishlisted: boolean,
): Promise<void> {
  if (isWishlisted) await api.post<WishlistChangeResponse>('/api/wishlist/add', { product_id: productId })
  else await api.delete<WishlistChangeResponse>(`/api/wishlist/remove/${productId}`)
}

function show(queries: QueryClient, product: ProductCard, isWishlisted: boolean) {
  queries.setQueryData<ProductCard[]>(WISHLIST_KEY, (products) => {
    const others = (products ?? []).filter(({ id }) => id !== product.id)
    return isWishlisted ? [product, ...others] : others
  })
}

const CHANNEL = 'wishlist'

/** Tells other tabs to reload the wishlist. */
export function notifyOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within the origin
  channel.postMessage('changed')
  channel.close()
}

/** Reloads the wishlist when another tab has changed it. */
export function followOtherTabs(queries: QueryClient) {
  new BroadcastChannel(CHANNEL).addEventListener('message', () => {
    void queries.invalidateQueries({ queryKey: WISHLIST_KEY })
  })
}
