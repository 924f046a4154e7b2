import { itemName } from '@shop/contract/itemName'
import type { OrderLineWire, OrderRefundWire, OrderWire } from '@shop/contract/orders.schema'
import * as texts from '#texts/orders.ts'
import { describeRefunds } from './describeRefunds.ts'
import { returnedUnits } from './returnedUnits.ts'

type ChangedOrder = Pick<OrderWire, 'status' | 'replaced'> & {
  lines: readonly Pick<
    OrderLineWire,
    'title' | 'option_name' | 'status' | 'quantity' | 'quantity_cancelled' | 'quantity_returned' | 'is_gift'
  >[]
  refunds: readonly Pick<OrderRefundWire, 'amount' | 'cause' | 'has_arrived' | 'expected_by'>[]
}

/**
 * Cancelled and returned items, or the cancelled order, with what comes back and when (of all refunds for a whole order); undefined where nothing
 * was cancelled or returned. `namesReturned` puts returned items into the text, for a place that shows what is kept.
 */
export function describeChanges(
  { status, replaced, lines, refunds }: ChangedOrder,
  { namesReturned = false }: { namesReturned?: boolean } = {},
) {
  const bought = lines.filter(({ is_gift }) => !is_gift)
  const cancelled = sumOf(bought, cancelledUnits)
  const returned = sumOf(bought, returnedUnits)
  if (status === 'cancelled') {
    const whole = replaced ? texts.orderReplaced : texts.orderCancelled
    return { text: withMoney(whole, refunds), titles: '' }
  }
  if (cancelled === 0 && returned === 0) return undefined
  // The whole order is shown as it was bought.
  const isNamed = namesReturned && status !== 'returned' && returned > 0
  const what = [
    ...(cancelled > 0 ? [texts.itemsCancelled(cancelled)] : []),
    ...(returned > 0 ? [isNamed ? nameReturned(bought, returned) : texts.itemsReturned(returned)] : []),
  ]
  const ofThese = refunds.filter(
    ({ cause }) => cause === 'cancelled' || (cause === 'returned' && returned > 0),
  )
  const [gone, back] = [titlesOf(bought, cancelledUnits), titlesOf(bought, returnedUnits)]
  return {
    text: withMoney(what.join(', '), ofThese, isNamed ? '. ' : ', '),
    titles: gone !== '' && back !== '' ? texts.titlesOfChanges(gone, back) : gone + back,
  }
}

type Line = ChangedOrder['lines'][number]

function withMoney(what: string, refunds: ChangedOrder['refunds'], separator = ', '): string {
  const money = describeRefunds(refunds)
  return money === undefined ? what : `${what}${separator}${money}`
}

/** "3 items returned: Saffron Dew Cream and 2 more". */
function nameReturned(lines: readonly Line[], units: number): string {
  const [first] = lines.filter((line) => returnedUnits(line) > 0)
  if (first === undefined) return texts.itemsReturned(units)
  return texts.itemsReturnedBeside(units, titlesOf([first], returnedUnits), units - returnedUnits(first))
}

const cancelledUnits = ({ status, quantity, quantity_cancelled }: Line) =>
  status === 'cancelled' ? quantity : quantity_cancelled

const sumOf = (lines: readonly Line[], units: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + units(line), 0)

function titlesOf(lines: readonly Line[], unitsOf: (line: Line) => number): string {
  return lines
    .flatMap((line) => {
      const name = itemName(line.title, line.option_name)
      const units = unitsOf(line)
      const all = line.status === 'cancelled' ? line.quantity : line.quantity + line.quantity_cancelled
      if (units === 0) return []
      return units === all ? [name] : [texts.titleOfUnits(name, units, all)]
    })
    .join('; ')
}
