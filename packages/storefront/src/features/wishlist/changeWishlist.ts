import type { ProductCard } from '@shop/contract/products'
import type { WishlistChangeResponse } from '@shop/contract/wishlist.schema'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { AppServices } from '#lib/AppServices.ts'
import { mutate } from '#lib/mutate.ts'
import { readAnew } from '#lib/readAnew.ts'
import { WISHLIST_KEY } from './api/wishlistQuery.ts'

type Services = Pick<AppServices, 'api' | 'queries'>

/**
 * Adds or removes a wishlist item: shown at once, rolled back on failure. Changes of one product are sent in order. An item is added as the
 * first one, or behind that with the id `after`.
 */
export function changeWishlist(
  { api, queries }: Services,
  product: ProductCard,
  isWishlisted: boolean,
  after?: number,
) {
  const shown = queries.getQueryData<ProductCard[]>(WISHLIST_KEY) ?? []
  const place = after ?? itemBefore(shown, product)
  const mutationKey = [...WISHLIST_KEY, product.id]
  // This change counts as running, too.
  const isLast = (key: QueryKey) => queries.isMutating({ mutationKey: key }) === 1
  mutate(queries, {
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: () => callWishlist({ api }, product, isWishlisted, after),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: WISHLIST_KEY })
      show(queries, product, isWishlisted, after)
    },
    // A later click decides.
    onError: () => isLast(mutationKey) && show(queries, product, !isWishlisted, place),
    onSettled: () => {
      if (isLast(WISHLIST_KEY)) void readAnew(queries, WISHLIST_KEY)
      notifyOtherTabs()
    },
  })
}

/** Adds a product to the wishlist, with the shade or size that is shown of it, or removes it, without a change of the cached list. */
export async function callWishlist(
  { api }: Pick<Services, 'api'>,
  { id, shownVariantId }: Pick<ProductCard, 'id' | 'shownVariantId'>,
  isWishlisted: boolean,
  after?: number,
): Promise<void> {
  if (isWishlisted)
    await api.post<WishlistChangeResponse>('/api/wishlist/add', {
      product_id: id,
      variant_id: shownVariantId,
      after,
    })
  else await api.delete<WishlistChangeResponse>(`/api/wishlist/remove/${id}`)
}

/** Id of the item that is listed before a product. */
export function itemBefore(
  products: readonly ProductCard[],
  { id }: Pick<ProductCard, 'id'>,
): number | undefined {
  return products[products.findIndex((one) => one.id === id) - 1]?.id
}

function show(queries: QueryClient, product: ProductCard, isWishlisted: boolean, after?: number) {
  queries.setQueryData<ProductCard[]>(WISHLIST_KEY, (products) => {
    const others = (products ?? []).filter(({ id }) => id !== product.id)
    const index = others.findIndex(({ id }) => id === after) + 1
    return isWishlisted ? others.toSpliced(index, 0, product) : others
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

export function followOtherTabs(queries: QueryClient) {
  new BroadcastChannel(CHANNEL).addEventListener('message', () => {
    void queries.invalidateQueries({ queryKey: WISHLIST_KEY })
  })
}
