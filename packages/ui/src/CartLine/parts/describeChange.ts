import { formatRupees } from '@shop/contract/money'

/** How a line differs from what the shopper last saw. Prices of one, in rupees. */
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
      return `Only ${change.to} left, so this is ${change.to} instead of ${change.from}.`
    case 'out-of-stock':
      return 'Out of stock. It is not part of the total.'
    case 'not-sold':
      return 'We no longer sell this. It is not part of the total.'
  }
}
