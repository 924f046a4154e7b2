import { removeKey } from '#lib/storage/createStorageStore.ts'
import { addressDraft } from '#lib/addressDraft.ts'
import { intent } from '#lib/intent.ts'
import { session } from './session.ts'

/** Personal keys of local storage besides `user`: those of the specification (§4), then our own. */
const PERSONAL = [
  'disc',
  'Coupon',
  'Products',
  'cartItems',
  'syncedCart',
  'cartReceipt',
  'checkout',
  'pincode',
  'recentSearches',
  'recentlyViewed',
] as const

export function clearPersonalData(): void {
  // The user first: emptying the cart of a logged-in user would also empty it on the server.
  session.end()
  for (const key of PERSONAL) removeKey(key)
  intent.take()
  addressDraft.drop()
}
