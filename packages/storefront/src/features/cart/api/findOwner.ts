import type { UserCartResponse } from '@shop/contract/cart.schema'
import type { ApiCallOptions, ApiClient } from '#lib/api/ApiClient.ts'
import { toSession, type SyncedCart } from '../syncedCart.ts'

/** Id of the cart that belongs to a session, requested once per session. */
export async function findOwner(
  api: ApiClient,
  token: string,
  kept: SyncedCart | null,
  options?: ApiCallOptions,
): Promise<string> {
  if (kept?.session === toSession(token)) return kept.owner
  return (await api.get<UserCartResponse>('/api/cart', options)).data.owner
}
