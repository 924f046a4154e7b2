import type { UserCartResponse } from '@shop/contract/cart.schema'
import type { ApiCallOptions, ApiClient } from '#lib/api/ApiClient.ts'
import { makeKey } from '#lib/makeKey.ts'
import { findOwner } from './api/findOwner.ts'
import { withCartLock } from './cartLock.ts'
import { cartStore } from './cartStore.ts'
import { syncedCartStore } from './syncedCartStore.ts'
import { savedStore } from './savedStore.ts'
import { afterAnswer, toCartCall, toSyncedLines, toSession } from './syncedCart.ts'

export function takeLastChanges(token: string) {
  let kept = syncedCartStore.read()
  let here = toSyncedLines(cartStore.read(), savedStore.read())

  return async function send(api: ApiClient, options: ApiCallOptions): Promise<void> {
    if (here.length === 0 && kept === null) return
    const owner = await findOwner(api, token, kept, options)
    for (;;) {
      const call = toCartCall(owner, kept, here, makeKey)
      if (call.body.items?.length === 0) return
      const { data } = await withCartLock(() => api.patch<UserCartResponse>('/api/cart', call.body, options))
      here = afterAnswer(call, data.items, here)
      kept = { session: toSession(token), owner, lines: data.items, handover: null }
    }
  }
}
