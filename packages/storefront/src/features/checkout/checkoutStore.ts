import { createStorageStore } from '#lib/storage/createStorageStore.ts'

/** One wish to order: however often it is sent, it becomes one order. */
export interface Checkout {
  /** The `Idempotency-Key`, made once for this wish. */
  key: string
  /** The request as it was sent first, as JSON: another one is another wish. */
  body: string
  /** The order that came of it; null as long as no answer was heard. */
  orderId: string | null
}

/**
 * Key `checkout`: the wish that is under way. In local storage, not in the session's: a second tab, a reload, Back and the
 * way back from the bank all find the same key (decision 032).
 */
export const checkoutStore = createStorageStore<Checkout | null>('checkout', null, parseCheckout)

function parseCheckout(stored: unknown): Checkout | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { key, body, orderId } = stored as Partial<Record<keyof Checkout, unknown>>
  if (typeof key !== 'string' || !/^[\x21-\x7e]{16,255}$/.test(key) || typeof body !== 'string') return null
  return { key, body, orderId: typeof orderId === 'string' ? orderId : null }
}

/** 128 bits that nobody has made before. `randomUUID` is not there on plain HTTP. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
