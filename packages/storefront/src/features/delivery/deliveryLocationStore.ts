import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'

export interface DeliveryLocation {
  pincode: string
  city: string
  state: string
}

/** Key `pincode`: pincode with city and state; null until the shopper enters one, or has a default address. */
export const deliveryLocationStore = createStorageStore<DeliveryLocation | null>(
  'pincode',
  null,
  parseDeliveryLocation,
)

function parseDeliveryLocation(stored: unknown): DeliveryLocation | null {
  const { pincode, city, state } = fieldsOf<DeliveryLocation>(stored)
  if (typeof pincode !== 'string' || !/^[1-9][0-9]{5}$/.test(pincode)) return null
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '')
  return { pincode, city: text(city), state: text(state) }
}
