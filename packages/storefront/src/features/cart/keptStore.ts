import type { CartReceiptLine } from '@shop/contract/cart.schema'
import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import type { KeptLine } from './syncedCart.ts'

/** What the shop is known to keep, and for which session. */
export interface KeptCart {
  /** The end of the session's token: enough to tell one from another. */
  session: string
  lines: KeptLine[]
}

/** Key `keptCart`: the user's cart as the shop last told it; null for a guest. */
export const keptStore = createStorageStore<KeptCart | null>('keptCart', null, parseKept)

/** Key `cartReceipt`: what became of the guest's lines at the last login, until the shopper has read it. */
export const receiptStore = createStorageStore<CartReceiptLine[]>('cartReceipt', [], (stored) =>
  Array.isArray(stored) ? stored.filter(isReceiptLine) : [],
)

const OUTCOMES: Record<CartReceiptLine['outcome'], true> = {
  added: true,
  summed: true,
  capped: true,
  out_of_stock: true,
  not_sold: true,
  full: true,
}

function parseKept(stored: unknown): KeptCart | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { session, lines } = stored as Partial<Record<keyof KeptCart, unknown>>
  if (typeof session !== 'string' || !Array.isArray(lines)) return null
  return { session, lines: lines.filter(isKeptLine) }
}

function isKeptLine(line: unknown): line is KeptLine {
  if (typeof line !== 'object' || line === null) return false
  const { product_id, variant_id, quantity, saved } = line as Partial<Record<keyof KeptLine, unknown>>
  return (
    Number.isSafeInteger(product_id) &&
    (variant_id === null || Number.isSafeInteger(variant_id)) &&
    Number.isSafeInteger(quantity) &&
    typeof saved === 'boolean'
  )
}

function isReceiptLine(line: unknown): line is CartReceiptLine {
  if (typeof line !== 'object' || line === null) return false
  const { title, outcome, quantity, wanted } = line as Partial<Record<keyof CartReceiptLine, unknown>>
  return (
    typeof title === 'string' &&
    typeof outcome === 'string' &&
    Object.hasOwn(OUTCOMES, outcome) &&
    Number.isSafeInteger(quantity) &&
    Number.isSafeInteger(wanted)
  )
}
