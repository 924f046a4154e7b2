import type { CartQuote } from '@shop/contract/cart.schema'
import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { estimateDelivery, isNearby } from '#modules/delivery/estimateDelivery.ts'
import { serviceOf, type DeliveryService } from '#modules/pincodes/deliveryService.ts'
import type { PricedLine } from './priceLines.ts'

export type CartDelivery = Pick<CartQuote, 'delivery' | 'held_up_by' | 'serviceable'>

/** Delivery estimate of a cart, what makes it later, and whether the shop delivers to the pincode at all. */
export function cartDelivery(
  pincode: string | undefined,
  lines: readonly PricedLine[],
  { settings, now }: { settings: DeliverySettings; now: Date },
): CartDelivery {
  if (pincode === undefined) return { delivery: null, held_up_by: null, serviceable: null }
  const service = serviceOf(pincode, settings)
  return {
    delivery: estimateDelivery(service, lines.map(toWanted), now),
    held_up_by: service === undefined ? null : heldUpBy(service, lines, now),
    serviceable: service?.serviceable === true,
  }
}

const toWanted = ({ variant, quantity }: PricedLine) => ({ quantity, stores: variant?.stores ?? [] })

/** Gifts alone wait for nothing. */
function heldUpBy(
  service: DeliveryService,
  lines: readonly PricedLine[],
  now: Date,
): CartDelivery['held_up_by'] {
  const isHere = lines.map((line) => isNearby(service, toWanted(line)))
  const others = lines.filter((_, index) => isHere[index])
  const places = lines.flatMap((_, index) => (isHere[index] ? [] : [index]))
  if (places.length === 0 || !others.some(({ isGift, quantity }) => !isGift && quantity > 0)) return null
  const otherwise = estimateDelivery(service, others.map(toWanted), now)
  return otherwise && { lines: places, otherwise }
}
