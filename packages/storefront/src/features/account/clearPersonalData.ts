import { removeKey } from '#lib/storage/createStorageStore.ts'
import { intent } from '#lib/intent.ts'
import { session } from './session.ts'

/** Everything that local storage holds of a shopper besides `user`: the keys of the specification (§4), then the shop's own. */
const PERSONAL = [
  'disc',
  'Coupon',
  'Products',
  'cartItems',
  'keptCart',
  'cartReceipt',
  'checkout',
  'pincode',
] as const

/** Ends the session and removes everything personal from this browser, in every tab. */
export function clearPersonalData(): void {
  // The user goes first: an empty cart of a logged-in user would empty the cart that the shop keeps.
  session.end()
  for (const key of PERSONAL) removeKey(key)
  intent.take()
}
