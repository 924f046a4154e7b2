import { formatExactRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire } from '@shop/contract/orders.schema'
import type { ChoiceLine } from '@shop/shop-ui/LineChoice'
import { chargePaise } from '#features/orders/chargePaise.ts'
import * as texts from '#texts/profile.ts'

export function toChoiceLines(
  lines: readonly OrderLineWire[],
  isChoosable: (line: OrderLineWire) => boolean,
): ChoiceLine[] {
  return lines.map((line) => {
    const quantity = line.quantity - line.quantity_returned
    return {
      id: line.line_id,
      title: line.title,
      optionName: line.option_name,
      picture: line.image === '' ? undefined : { src: line.image },
      quantity,
      price: line.is_gift ? texts.freeGift : formatExactRupees(rupeesOfPaise(chargePaise(line, quantity))),
      disabledReason: isChoosable(line) ? null : (line.why_not ?? texts.noLongerPossible),
    }
  })
}
