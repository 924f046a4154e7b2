import { formatRupees } from '@shop/contract/money'

/** Difference between a line and what the shopper last saw. Prices of one unit, in rupees. */
export type CartLineChange =
  | { kind: 'price'; from: number; to: number }
  | { kind: 'reduced'; from: number; to: number }
  | { kind: 'out-of-stock' }
  | { kind: 'not-sold' }

/** A change in words. */
export function describeChange(change: CartLineChange): string {
  switch (change.kind) {
    case 'price': {
      const way = change.to > change.from ? 'gone up' : 'come down'
      return `The price has ${way} from ${formatRupees(change.from)} to ${formatRupees(change.to)}.`
    }
    case 'reduced':
      return `Only ${change.to} left. We’ve changed the quantity from ${change.from} to ${change.to}.`
    case 'out-of-stock':
      return 'Out of stock. It’s not included in the total.'
    case 'not-sold':
      return 'No longer available. It’s not included in the total.'
  }
}
