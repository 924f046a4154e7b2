import type { CartQuoteLine, CartQuoteResponse } from '@shop/contract/cart.schema'
import { chargedPaise, paiseOfRupees } from '@shop/contract/money'
import type { CartLineChange } from '@shop/shop-ui/CartLine'
import { isSameLine, type CartItem } from './cartItem.ts'

/** A line of the cart, with what the shop says of it. */
export interface QuotedLine {
  item: CartItem
  /** Undefined while the shop has not been heard. */
  quote: CartQuoteLine | undefined
  changes: CartLineChange[]
}

/**
 * Each line of the cart beside its quote. The changes follow from the numbers on both sides, so that they are right even
 * beside a quote that was given for other quantities.
 */
export function toQuotedLines(
  items: readonly CartItem[],
  quote: CartQuoteResponse['data'] | undefined,
): QuotedLine[] {
  return items.map((item) => {
    const line = quote?.lines.find(
      ({ product_id, variant_id, is_gift }) =>
        !is_gift && isSameLine(item, { id: product_id, variantId: variant_id }),
    )
    return { item, quote: line, changes: line === undefined ? [] : changesOf(item, line) }
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

/** Whether the shopper has to say yes before this can be ordered: to anything but a lower price. */
export function needsAnswer({ changes }: Pick<QuotedLine, 'changes'>): boolean {
  return changes.some((change) => change.kind !== 'price' || change.to > change.from)
}
