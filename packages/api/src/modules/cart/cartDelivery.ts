import type { CartQuote } from '@shop/contract/cart.schema'
import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { estimateDelivery } from '#modules/delivery/estimateDelivery.ts'
import { serviceOf } from '#modules/pincodes/deliveryService.ts'
import type { PricedLine } from './priceLines.ts'

/** Delivery estimate of a cart, and whether the shop delivers to the pincode at all. */
export function cartDelivery(
  pincode: string | undefined,
  lines: readonly PricedLine[],
  { settings, now }: { settings: DeliverySettings; now: Date },
): Pick<CartQuote, 'delivery' | 'serviceable'> {
  if (pincode === undefined) return { delivery: null, serviceable: null }
  const service = serviceOf(pincode, settings)
  const wanted = lines.map(({ variant, quantity }) => ({ quantity, stores: variant?.stores ?? [] }))
  return { delivery: estimateDelivery(service, wanted, now), serviceable: service?.serviceable === true }
}
