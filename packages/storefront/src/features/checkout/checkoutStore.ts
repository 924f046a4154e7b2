import { createStorageStore } from '#lib/storage/createStorageStore.ts'
import { fieldsOf } from '#lib/storage/fieldsOf.ts'

/** Order attempt: sent any number of times, it becomes one order. */
export interface Checkout {
  /** `Idempotency-Key`, created once per attempt. */
  key: string
  /** First request as JSON; a different body is a new attempt. */
  body: string
  orderId: string | null
}

/** In local storage, because a second tab, a reload, Back and the return from the bank need the same key (decision 032). */
export const checkoutStore = createStorageStore<Checkout | null>('checkout', null, parseCheckout)

function parseCheckout(stored: unknown): Checkout | null {
  const { key, body, orderId } = fieldsOf<Checkout>(stored)
  if (typeof key !== 'string' || !/^[\x21-\x7e]{16,255}$/.test(key) || typeof body !== 'string') return null
  return { key, body, orderId: typeof orderId === 'string' ? orderId : null }
}
