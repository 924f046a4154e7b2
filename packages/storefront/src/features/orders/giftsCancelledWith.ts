import { lostGifts } from '@shop/contract/lostGifts'
import { paiseOfRupees } from '@shop/contract/money'
import type { OrderLineWire } from '@shop/contract/orders.schema'
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
