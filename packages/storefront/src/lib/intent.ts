import { fieldsOf } from './storage/fieldsOf.ts'
const KEY = 'intent'

/** Action of a guest that is completed after the login. */
export interface Intent {
  kind: 'wishlist'
  product_id: number
}

/** One intent per tab, in session storage. */
export const intent = {
  keep(wanted: Intent) {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(wanted))
    } catch {
      return // blocked storage: the shopper presses once more
    }
  },
  take(): Intent | undefined {
    try {
      const text = window.sessionStorage.getItem(KEY)
      window.sessionStorage.removeItem(KEY)
      return text === null ? undefined : parseIntent(JSON.parse(text))
    } catch {
      return undefined
    }
  },
}

function parseIntent(stored: unknown): Intent | undefined {
  const { kind, product_id } = fieldsOf<Intent>(stored)
  const isId = typeof product_id === 'number' && Number.isSafeInteger(product_id) && product_id > 0
  return kind === 'wishlist' && isId ? { kind, product_id } : undefined
}
