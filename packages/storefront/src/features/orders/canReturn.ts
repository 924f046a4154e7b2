import type { OrderLineWire } from '@shop/contract/orders.schema'

type Line = Pick<OrderLineWire, 'returnable' | 'returnable_for_mistake'>

/** True for a line that can be returned now, for any reason or only for a mistake of the shop. */
export const canReturn = (line: Line): boolean =>
  // A server of the release before does not know the second field.
  line.returnable || line.returnable_for_mistake

/** True for a line that can be returned now, but only for a mistake of the shop. */
export const isOnlyForMistake = (line: Line): boolean => canReturn(line) && !line.returnable
