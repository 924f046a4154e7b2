import type { CartReceiptLine } from '@shop/contract/cart.schema'
import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'

const OUTCOMES: Record<CartReceiptLine['outcome'], true> = {
  added: true,
  summed: true,
  capped: true,
  out_of_stock: true,
  not_sold: true,
  full: true,
}

/** Key `cartReceipt`: the result for each guest's line at the last login, until the shopper has seen it. */
export const receiptStore = createStorageStore<CartReceiptLine[]>('cartReceipt', [], (stored) =>
  Array.isArray(stored) ? stored.filter(isReceiptLine) : [],
)

function isReceiptLine(line: unknown): line is CartReceiptLine {
  const { title, outcome, quantity, wanted } = fieldsOf<CartReceiptLine>(line)
  return (
    typeof title === 'string' &&
    typeof outcome === 'string' &&
    Object.hasOwn(OUTCOMES, outcome) &&
    Number.isSafeInteger(quantity) &&
    Number.isSafeInteger(wanted)
  )
}
