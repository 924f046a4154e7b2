import { formatExactRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire } from '@shop/contract/orders.schema'
import type { ChoiceLine } from '@shop/shop-ui/LineChoice'
import type { ReactNode } from 'react'
import { chargePaise } from '#features/orders/chargePaise.ts'
import * as texts from '#texts/profile.ts'

/** Lines of a dialog: those that can be chosen come first. */
export function toChoiceLines(
  lines: readonly OrderLineWire[],
  isChoosable: (line: OrderLineWire) => boolean,
  helpWith: (line: OrderLineWire) => ReactNode = () => undefined,
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
      help: helpWith(line),
    }
  })
}

/** Price of the units that are left, with what lowers it; undefined when none are. */
function priceOf(line: OrderLineWire, quantity: number): string | undefined {
  if (quantity === 0) return undefined
  const price = formatExactRupees(rupeesOfPaise(chargePaise(line, quantity)))
  const share = paiseOfRupees(line.line_total) - paiseOfRupees(line.line_charge)
  const offer = paiseOfRupees(line.offer_discount)
  const reasons = [offer > 0 && texts.offer, share > offer && texts.coupon].filter((one) => one !== false)
  return reasons.length === 0 ? price : texts.priceAfter(price, reasons)
}
