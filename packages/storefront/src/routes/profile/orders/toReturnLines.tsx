import type { OrderWire } from '@shop/contract/orders.schema'
import type { ReturnLine } from '@shop/shop-ui/ReturnOrderForm'
import { canReturn, isOnlyForMistake } from '#features/orders/canReturn.ts'
import { isReturnedByContact } from '#features/orders/isReturnedByContact.ts'
import { ContactUs } from './ContactUs.tsx'
import { toChoiceLines } from './toChoiceLines.ts'

/** Lines of the dialog for a return: any reason first, then those that need a mistake of the shop, then those that can't be returned. */
export function toReturnLines(order: OrderWire): ReturnLine[] {
  const lines = order.lines
    .filter(({ status }) => status !== 'cancelled')
    .toSorted((one, other) => Number(other.returnable) - Number(one.returnable))
  const limited = lines.filter(isOnlyForMistake).map(({ line_id }) => line_id)
  return toChoiceLines(
    lines,
    canReturn,
    (line) => isReturnedByContact(line, order) && <ContactUs line={line} order={order} />,
  ).map((line) => ({ ...line, isOnlyForMistake: limited.includes(line.id) }))
}
