import type { CartQuote } from '@shop/contract/cart.schema'
import { deliveryServiceOf, type DeliveryService } from '#modules/pincodes/deliveryService.ts'
import { findPlace } from '#modules/pincodes/findPlace.ts'
import { promiseDelivery } from '#modules/pincodes/promiseDelivery.ts'
import type { PricedLine } from './priceLines.ts'

/** When a cart would be at the door. Two hours are promised only if the store whose riders go there has all of it. */
export function cartDelivery(
  pincode: string | undefined,
  lines: readonly PricedLine[],
  now: Date,
): Pick<CartQuote, 'delivery' | 'serviceable'> {
  if (pincode === undefined) return { delivery: null, serviceable: null }
  const service = serviceOf(pincode)
  if (service === undefined || !service.serviceable) return { delivery: null, serviceable: false }
  const { expressStoreId } = service
  const isExpress = expressStoreId !== null && lines.every((line) => isAllIn(line, expressStoreId))
  return { delivery: promiseDelivery(service, isExpress, now), serviceable: true }
}

/** How we deliver to a pincode; undefined for one that nobody has. */
export function serviceOf(pincode: string): DeliveryService | undefined {
  const place = findPlace(pincode)
  return place && deliveryServiceOf(pincode, place)
}

function isAllIn({ offer, quantity }: PricedLine, storeId: number): boolean {
  const units = offer?.stores.find((store) => store.storeId === storeId)?.units ?? 0
  return units >= quantity
}
