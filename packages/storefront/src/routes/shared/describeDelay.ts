import type { CartQuote, CartQuoteLine } from '@shop/contract/cart.schema'
import { itemName } from '@shop/contract/itemName'
import { describeOrderHours } from '#features/delivery/describeOrderHours.ts'
import { formatDeliveryEstimate } from '#lib/formatDeliveryEstimate.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import * as texts from '#texts/heldUp.ts'

type QuotedDelivery = Pick<CartQuote, 'lines' | 'delivery' | 'held_up_by'>

/** Why a cart arrives later than its items would alone: some of them come by parcel, or the store is closed. */
export function describeDelay(
  quote: QuotedDelivery,
  config: Pick<ShopConfig, 'delivery'>,
): string | undefined {
  if (quote.delivery === null) return undefined
  return describeHeldUp(quote) ?? describeOrderHours(quote.delivery, config)
}

/** A gift can't be removed by itself, so nothing is said of the time without it. */
function describeHeldUp({ lines, held_up_by: heldUp }: QuotedDelivery): string | undefined {
  const parcels = heldUp?.lines.flatMap((place) => lines[place] ?? []) ?? []
  const [first, second] = parcels
  if (!heldUp || first === undefined) return undefined
  const name = nameOf(first)
  const one = first.is_gift ? texts.byGift(name) : texts.by(name)
  const two = second && texts.byTwo(name, nameOf(second))
  const reason = parcels.length > 2 ? texts.bySome(parcels.length) : (two ?? one)
  if (parcels.some(({ is_gift }) => is_gift)) return reason
  return reason + texts.otherwise(parcels.length, formatDeliveryEstimate(heldUp.otherwise))
}

const nameOf = ({ title, option_name }: CartQuoteLine) => itemName(title, option_name)
