import type { OrderLineWire } from '@shop/contract/orders.schema'
import type { ChoiceLine } from '@shop/shop-ui/LineChoice'
import * as texts from '#texts/profile.ts'

export function toChoiceLines(
  lines: readonly OrderLineWire[],
  isChoosable: (line: OrderLineWire) => boolean,
): ChoiceLine[] {
  return lines.map((line) => ({
    id: line.line_id,
    title: line.title,
    optionName: line.option_name,
    picture: line.image === '' ? undefined : { src: line.image },
    quantity: line.quantity - line.quantity_returned,
    disabledReason: isChoosable(line) ? null : (line.why_not ?? texts.noLongerPossible),
  }))
}
