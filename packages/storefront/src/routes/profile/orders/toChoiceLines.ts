import { formatExactRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire } from '@shop/contract/orders.schema'
import type { ChoiceLine } from '@shop/shop-ui/LineChoice'
import { chargePaise } from '#features/orders/chargePaise.ts'
import * as texts from '#texts/profile.ts'

/** Lines of a dialog: those that can be chosen come first. */
export function toChoiceLines(
  lines: readonly OrderLineWire[],
  isChoosable: (line: OrderLineWire) => boolean,
): ChoiceLine[] {
  const isOut = (line: OrderLineWire) => Number(!isChoosable(line))
  const choosableFirst = lines.toSorted((one, other) => isOut(one) - isOut(other))
  return choosableFirst.map((line) => {
    const quantity = line.quantity - line.quantity_returned
    return {
      id: line.line_id,
      title: line.title,
      optionName: line.option_name,
      picture: line.image === '' ? undefined : { src: line.image },
      quantity,
      isGift: line.is_gift,
      price: line.is_gift ? texts.freeGift : priceOf(line, quantity),
      disabledReason: isChoosable(line) ? null : (line.why_not ?? texts.noLongerPossible),
    }
  })
}

/** Price of the units that are left; undefined when none are. */
const priceOf = (line: OrderLineWire, quantity: number) =>
  quantity === 0 ? undefined : formatExactRupees(rupeesOfPaise(chargePaise(line, quantity)))
