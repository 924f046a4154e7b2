import type { CartReceiptLine, UserCartLine } from '@shop/contract/cart.schema'
import { CART_LINES_MAX } from '@shop/contract/limits'
import type { SoldVariant } from './cart.repository.ts'
import { findSoldVariant, quantityMaxOf } from './priceLines.ts'

export interface MergedCart {
  changed: UserCartLine[]
  receipt: CartReceiptLine[]
}

/** Adds quantities up to the stock. Sold-out variants are saved for later, withdrawn ones dropped; the receipt lists each. */
export function mergeCarts(
  own: readonly UserCartLine[],
  guests: readonly UserCartLine[],
  variants: readonly SoldVariant[],
): MergedCart {
  const cart = new Map(own.map((line) => [keyOf(line), line]))
  const changed = new Map<string, UserCartLine>()
  const receipt = guests.map((line): CartReceiptLine => {
    const { product_id, variant_id, quantity: wanted } = line
    const key = keyOf(line)
    const had = cart.get(key)
    const variant = findSoldVariant(line, variants)
    const toReceiptLine = (outcome: CartReceiptLine['outcome'], quantity: number): CartReceiptLine => ({
      product_id,
      variant_id,
      title: variant?.title ?? '',
      option_name: variant?.optionName ?? null,
      outcome,
      wanted,
      quantity,
    })
    if (variant === undefined) return toReceiptLine('not_sold', had?.quantity ?? 0)
    if (had === undefined && cart.size >= CART_LINES_MAX) return toReceiptLine('full', 0)

    const max = quantityMaxOf(variant)
    const sum = wanted + (had?.quantity ?? 0)
    const quantity = max === 0 ? (had?.quantity ?? wanted) : Math.min(max, sum)
    // A variant that is in the cart, and not saved for later, on either side stays in the cart if it is in stock.
    const saved = max === 0 || (line.saved && (had?.saved ?? true))
    const joined = { product_id, variant_id, quantity, saved }
    cart.set(key, joined)
    changed.set(key, joined)
    if (max === 0) return toReceiptLine('out_of_stock', quantity)
    if (quantity < sum) return toReceiptLine('capped', quantity)
    return toReceiptLine(had === undefined ? 'added' : 'summed', quantity)
  })
  return { changed: [...changed.values()], receipt }
}

function keyOf({ product_id, variant_id }: UserCartLine): string {
  return `${product_id}/${variant_id}`
}
