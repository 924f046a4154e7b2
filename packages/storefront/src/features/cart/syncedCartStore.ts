import type { CartReceiptLine } from '@shop/contract/cart.schema'
import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import type { Handover, SyncedCart, SyncedLine } from './syncedCart.ts'

/** Key `syncedCart`: the user's cart from the last response; null for a guest. */
export const syncedCartStore = createStorageStore<SyncedCart | null>('syncedCart', null, parseSyncedCart)

/** Key `cartReceipt`: the result for each guest's line at the last login, until the shopper has seen it. */
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

function parseSyncedCart(stored: unknown): SyncedCart | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { session, owner, lines, handover } = stored as Partial<Record<keyof SyncedCart, unknown>>
  if (typeof session !== 'string' || typeof owner !== 'string' || !Array.isArray(lines)) return null
  return { session, owner, lines: lines.filter(isSyncedLine), handover: parseHandover(handover) }
}

function parseHandover(stored: unknown): Handover | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { id, items } = stored as Partial<Record<keyof Handover, unknown>>
  if (typeof id !== 'string' || !/^[\w-]{16,64}$/.test(id) || !Array.isArray(items)) return null
  return { id, items: items.filter(isSyncedLine) }
}

function isSyncedLine(line: unknown): line is SyncedLine {
  if (typeof line !== 'object' || line === null) return false
  const { product_id, variant_id, quantity, saved } = line as Partial<Record<keyof SyncedLine, unknown>>
  return (
    isPositive(product_id) &&
    (variant_id === null || isPositive(variant_id)) &&
    isPositive(quantity) &&
    typeof saved === 'boolean'
  )
}

const isPositive = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value > 0

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
