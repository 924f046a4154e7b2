import { lostGifts } from '@shop/contract/lostGifts'
import { paiseOfRupees } from '@shop/contract/money'
import type { OrderLineWire } from '@shop/contract/orders.schema'
import type { GiftsOfChoice } from '@shop/shop-ui/CancelOrderForm'
import type { ChosenLines } from '@shop/shop-ui/LineChoice'

export type LineWithGift = Pick<
  OrderLineWire,
  'line_id' | 'status' | 'quantity' | 'unit_price' | 'is_gift' | 'gift_needs'
>

/** Ids of the gifts that are cancelled with these units, because the rest does not earn them. */
export function giftsCancelledWith(lines: readonly LineWithGift[], chosen: ChosenLines): string[] {
  return lostGifts(
    lines.map(({ line_id, status, quantity, unit_price, is_gift, gift_needs }) => ({
      id: line_id,
      isGift: is_gift,
      needs: gift_needs && { ...gift_needs, fromPaise: paiseOfRupees(gift_needs.amount) },
      unitPaise: paiseOfRupees(unit_price),
      kept: status === 'ordered' ? quantity - (chosen[line_id] ?? 0) : 0,
    })),
  )
}

/** True for a gift whose offer counts this bought line, or may count it. */
export const isGiftFor = (
  { gift_needs }: Pick<OrderLineWire, 'gift_needs'>,
  { line_id, is_gift }: Pick<OrderLineWire, 'line_id' | 'is_gift'>,
): boolean => !is_gift && (gift_needs === null || gift_needs.lines.includes(line_id))

/** Gifts that a cancellation of these units takes along, and those that stay although it takes units that earned them. */
export function giftsOfChoice(lines: readonly LineWithGift[], chosen: ChosenLines): GiftsOfChoice {
  const gone = giftsCancelledWith(lines, chosen)
  const cut = lines.filter(({ line_id }) => (chosen[line_id] ?? 0) > 0)
  const kept = lines.filter(
    (line) => line.is_gift && !gone.includes(line.line_id) && cut.some((other) => isGiftFor(line, other)),
  )
  return { gone, kept: kept.map(({ line_id }) => line_id) }
}
