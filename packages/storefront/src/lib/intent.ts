import { fieldsOf } from './storage/fieldsOf.ts'

const KEY = 'intent'

/** Product that is added to the wishlist, with its shade or size if one is chosen. */
export interface Wish {
  kind: 'wishlist'
  product_id: number
  variant_id?: number | undefined
}

/** Action of a guest that is completed after the login. */
export type Intent = Wish | { kind: 'stock-alert'; product_id: number; variant_id: number | null }

/** One intent per tab, in session storage. */
export const intent = {
  keep(wanted: Intent) {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(wanted))
    } catch {
      return // blocked storage: the shopper presses once more
    }
  },
  read(): Intent | undefined {
    try {
      return parseIntent(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'))
    } catch {
      return undefined
    }
  },
  take(): Intent | undefined {
    const wanted = intent.read()
    try {
      window.sessionStorage.removeItem(KEY)
    } catch {
      return undefined
    }
    return wanted
  },
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

function parseIntent(stored: unknown): Intent | undefined {
  const { kind, product_id, variant_id } = fieldsOf<Intent & { kind: 'stock-alert' }>(stored)
  if (!isId(product_id)) return undefined
  if (kind === 'wishlist') return { kind, product_id, variant_id: isId(variant_id) ? variant_id : undefined }
  const isWaiting = kind === 'stock-alert' && (variant_id === null || isId(variant_id))
  return isWaiting ? { kind, product_id, variant_id } : undefined
}
