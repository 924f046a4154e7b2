import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import type { Handover, SyncedCart, SyncedLine } from './syncedCart.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'

/** Key `syncedCart`: the user's cart from the last response; null for a guest. */
export const syncedCartStore = createStorageStore<SyncedCart | null>('syncedCart', null, parseSyncedCart)

function parseSyncedCart(stored: unknown): SyncedCart | null {
  const { session, owner, lines, handover } = fieldsOf<SyncedCart>(stored)
  if (typeof session !== 'string' || typeof owner !== 'string' || !Array.isArray(lines)) return null
  return { session, owner, lines: lines.filter(isSyncedLine), handover: parseHandover(handover) }
}

function parseHandover(stored: unknown): Handover | null {
  const { id, items } = fieldsOf<Handover>(stored)
  if (typeof id !== 'string' || !/^[\w-]{16,64}$/.test(id) || !Array.isArray(items)) return null
  return { id, items: items.filter(isSyncedLine) }
}

function isSyncedLine(line: unknown): line is SyncedLine {
  const { product_id, variant_id, quantity, saved } = fieldsOf<SyncedLine>(line)
  return (
    isPositive(product_id) &&
    (variant_id === null || isPositive(variant_id)) &&
    isPositive(quantity) &&
    typeof saved === 'boolean'
  )
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
