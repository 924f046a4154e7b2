import type { CancelOrderRequest, OrderLineWire } from '@shop/contract/orders.schema'
import type { ChosenLines } from '@shop/shop-ui/LineChoice'

/** Request body that cancels these units, or the whole order. It names the units that stay, so that sending it twice changes nothing more. */
export function toCancelRequest(
  orderLines: readonly Pick<OrderLineWire, 'line_id' | 'quantity'>[],
  { lines, reason }: { lines: ChosenLines | null; reason: string },
): CancelOrderRequest {
  return {
    ...(lines !== null && {
      lines: orderLines.flatMap(({ line_id, quantity }) => {
        const units = lines[line_id]
        return units === undefined ? [] : [{ line_id, keep: quantity - units }]
      }),
    }),
    ...(reason !== '' && { reason }),
  }
}
