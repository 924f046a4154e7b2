import type { CartQuoteLine, CartQuoteResponse } from '@shop/contract/cart.schema'
import { chargedPaise, paiseOfRupees } from '@shop/contract/money'
import type { CartLineChange } from '@shop/shop-ui/CartLine'
import { isSameLine, type CartItem } from './cartItem.ts'

export interface QuotedLine {
  item: CartItem
  /** Undefined until the quote arrives. */
  quote: CartQuoteLine | undefined
  /** True for a line that makes others wait, because it comes by parcel. */
  isParcel: boolean
  changes: CartLineChange[]
}

/** Changes compare both sides' numbers, so that they are right even for a quote of other quantities. */
export function toQuotedLines(
  items: readonly CartItem[],
  quote: CartQuoteResponse['data'] | undefined,
): QuotedLine[] {
  return items.map((item) => {
    const line = quote?.lines.find(
      ({ product_id, variant_id, is_gift }) =>
        !is_gift && isSameLine(item, { id: product_id, variantId: variant_id }),
    )
    const isParcel = quote?.held_up_by?.lines.some((place) => quote.lines[place] === line) === true
    return { item, quote: line, isParcel, changes: line === undefined ? [] : changesOf(item, line) }
  })
}

function changesOf(item: CartItem, line: CartQuoteLine): CartLineChange[] {
  if (line.changes.includes('not_sold')) return [{ kind: 'not-sold' }]
  if (line.quantity_max === 0) return [{ kind: 'out-of-stock' }]
  const changes: CartLineChange[] = []
  if (charged(item.sell_price) !== charged(line.selling_price)) {
    changes.push({ kind: 'price', from: item.sell_price, to: line.selling_price })
  }
  if (item.quantity > line.quantity_max) {
    changes.push({ kind: 'reduced', from: item.quantity, to: line.quantity_max })
  }
  return changes
}

const charged = (rupees: number) => chargedPaise(paiseOfRupees(rupees))

/** True when the shopper has to accept a change before ordering: any change except a lower price. */
export function needsAnswer({ changes }: Pick<QuotedLine, 'changes'>): boolean {
  return changes.some((change) => change.kind !== 'price' || change.to > change.from)
}
