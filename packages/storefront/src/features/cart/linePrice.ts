import type { LineAmounts } from '@shop/shop-ui/LinePrice'
import { lineOffer } from './lineOffer.ts'
import type { QuotedLine } from './quotedLines.ts'

/** Amounts of a line of the cart: those of its quote, or until that arrives what the shopper saw. */
export const linePrice = (
  { item, quote }: Pick<QuotedLine, 'item' | 'quote'>,
  isPending: boolean,
): LineAmounts => ({
  mrp: quote?.mrp ?? item.ori_price,
  sellingPrice: quote?.selling_price ?? item.sell_price,
  total: isPending ? null : quote?.line_total,
  offer: quote && lineOffer(quote),
})
