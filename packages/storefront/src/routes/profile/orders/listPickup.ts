import { itemName } from '@shop/contract/itemName'
import type { OrderPickupWire, OrderWire } from '@shop/contract/orders.schema'

/** Items of a return: "2 × Saffron Dew Cream, 1 × Kajal, Black". */
export function listPickup(
  { lines }: Pick<OrderWire, 'lines'>,
  pickup: Pick<OrderPickupWire, 'lines'>,
): string {
  return pickup.lines
    .map(({ line_id, quantity }) => {
      const line = lines.find((one) => one.line_id === line_id)
      return `${quantity} × ${line && itemName(line.title, line.option_name)}`
    })
    .join(', ')
}
