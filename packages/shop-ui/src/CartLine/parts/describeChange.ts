import { formatRupees } from '@shop/contract/money'
import type { ShopTexts } from '../../texts/texts.ts'

/** Difference between a line and what the shopper last saw. Prices of one unit, in rupees. */
export type CartLineChange =
  | { kind: 'price'; from: number; to: number }
  | { kind: 'reduced'; from: number; to: number }
  | { kind: 'out-of-stock' }
  | { kind: 'not-sold' }

/** A change in words. */
export function describeChange(change: CartLineChange, texts: ShopTexts['CartLine']): string {
  switch (change.kind) {
    case 'price': {
      const describe = change.to > change.from ? texts.priceRose : texts.priceFell
      return describe(formatRupees(change.from), formatRupees(change.to))
    }
    case 'reduced':
      return texts.reduced(change.from, change.to)
    case 'out-of-stock':
      return texts.outOfStock
    case 'not-sold':
      return texts.notSold
  }
}
