import type { AddressWire } from '@shop/contract/users.schema'
import { userStore } from '#features/account/userStore.ts'
import { addressesQuery } from '#features/addresses/api/addressesQuery.ts'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import type { AppServices } from '#lib/AppServices.ts'
import { logError } from '#lib/logError.ts'

/** Sets the delivery location to the shopper's default address, unless one was chosen. */
export async function deliverToDefault({ api, queries }: Pick<AppServices, 'api' | 'queries'>) {
  if (deliveryLocationStore.read() !== null) return
  const token = userStore.read()?.token
  try {
    const addresses = await queries.fetchQuery(addressesQuery(api))
    const home = addresses.find(({ is_default }) => is_default)
    if (home === undefined || userStore.read()?.token !== token) return
    const { pincode, city, state } = home
    deliveryLocationStore.update((chosen) => chosen ?? { pincode, city, state })
  } catch (error) {
    logError('Addresses', error)
  }
}

/** Sets the delivery location to the address of an order, which is the place that the shopper chose last. */
export function deliverWhereOrdered({ pincode, city, state }: AddressWire) {
  deliveryLocationStore.update(() => ({ pincode, city, state }))
}
