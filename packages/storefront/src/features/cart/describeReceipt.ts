import type { CartReceiptLine } from '@shop/contract/cart.schema'
import * as texts from '#texts/receipt.ts'

const NOTES: Record<CartReceiptLine['outcome'], ((line: CartReceiptLine) => string) | undefined> = {
  added: undefined,
  summed: ({ quantity }) => texts.alreadyHad(quantity),
  capped: ({ quantity }) => texts.limitedTo(quantity),
  out_of_stock: () => texts.outOfStock,
  not_sold: () => texts.notSold,
  full: () => texts.cartFull,
}

const MISSING = new Set<CartReceiptLine['outcome']>(['out_of_stock', 'not_sold', 'full'])

/** What became of a guest's lines at login: a sentence, and the lines that are not as the guest left them. */
export function describeReceipt(receipt: readonly CartReceiptLine[]) {
  const missing = receipt.filter(({ outcome }) => MISSING.has(outcome)).length
  const title =
    missing === 0
      ? texts.cartJoined
      : missing === receipt.length
        ? texts.cartNotJoined
        : texts.cartPartlyJoined
  const lines = receipt.flatMap((line) => {
    const note = NOTES[line.outcome]?.(line)
    if (note === undefined) return []
    const key = `${line.product_id} ${line.variant_id}`
    return [{ key, text: texts.receiptLine(line.title, line.option_name, note) }]
  })
  return { title, lines, isGood: missing === 0 }
}
