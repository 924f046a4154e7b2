import type { OrderLineWire } from '@shop/contract/orders.schema'

/** Units of a line that are back in the shop, not those that are still to be picked up. */
export const returnedUnits = ({
  status,
  quantity_returned,
}: Pick<OrderLineWire, 'status' | 'quantity_returned'>): number =>
  status === 'returned' ? quantity_returned : 0
