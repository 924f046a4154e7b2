import type { UserCartLine } from '@shop/contract/cart.schema'
import { CART_LINE_QUANTITY_MAX, CART_LINES_MAX } from '@shop/contract/limits'
import type { CartItem } from './cartItem.ts'

/** A line as the shop keeps it for a user. */
export type SyncedLine = UserCartLine

/** A cart on its way into a user's: it stays here, unchanged, until the shop has answered. */
export interface Handover {
  /** Names this handover at the shop, which joins it once however often it is sent. */
  id: string
  items: SyncedLine[]
}

/** The user's cart as the shop last told it. */
export interface SyncedCart {
  /** The end of the session's token: enough to tell one session from another. Empty before the first answer. */
  session: string
  /** Names the user's cart, in every session. Empty before the first answer. */
  owner: string
  lines: SyncedLine[]
  handover: Handover | null
}

const SESSION_LENGTH = 12

/** The part of a token that tells one session from another. */
export const toSession = (token: string) => token.slice(-SESSION_LENGTH)

/** A call that brings browser and shop together, and what it starts from. */
export interface CartCall {
  body: { items?: SyncedLine[]; join?: Handover }
  /** To be stored before the call. */
  kept: SyncedCart
  /** The browser's lines that the answer takes into account. */
  from: SyncedLine[]
}

type LineKey = Pick<SyncedLine, 'product_id' | 'variant_id'>
const keyOf = ({ product_id, variant_id }: LineKey) => `${product_id} ${variant_id}`
const byKey = (lines: readonly SyncedLine[]) => new Map(lines.map((line) => [keyOf(line), line]))

/** The browser's cart in the shop's terms. A thing that is both in the cart and kept for later counts as in the cart. */
export function toSyncedLines(items: readonly CartItem[], saved: readonly CartItem[]): SyncedLine[] {
  const toKept = (item: CartItem, isSaved: boolean): SyncedLine => ({
    product_id: item.id,
    variant_id: item.variantId,
    quantity: item.quantity,
    saved: isSaved,
  })
  const lines = [...saved.map((item) => toKept(item, true)), ...items.map((item) => toKept(item, false))]
  return [...byKey(lines).values()]
}

/** The lines to set at the shop so that it holds `now` where it held `before`; quantity 0 removes a line. */
export function changesBetween(before: readonly SyncedLine[], now: readonly SyncedLine[]): SyncedLine[] {
  const [old, current] = [byKey(before), byKey(now)]
  const set = now.filter((line) => {
    const was = old.get(keyOf(line))
    return was === undefined || was.quantity !== line.quantity || was.saved !== line.saved
  })
  const removed = before
    .filter((line) => !current.has(keyOf(line)))
    .map((line) => ({ ...line, quantity: 0, saved: false }))
  return [...set, ...removed]
}

/**
 * The call that tells the shop of this browser's cart: the changes since the last answer when that was about the same user's cart,
 * otherwise a handover of the whole cart.
 */
export function toCartCall(
  owner: string,
  kept: SyncedCart | null,
  here: SyncedLine[],
  makeId: () => string,
): CartCall {
  if (kept?.owner === owner && kept.handover === null) {
    // A call carries a limited number of lines; the next call brings the others.
    const items = changesBetween(kept.lines, here).slice(0, CART_LINES_MAX)
    return { body: { items }, kept, from: setLines(kept.lines, items) }
  }
  // An unanswered handover is repeated as it was: its lines may have joined already.
  const handover = kept?.handover ?? { id: makeId(), items: here.slice(0, CART_LINES_MAX) }
  const { session, owner: before, lines } = kept ?? { session: '', owner: '', lines: [] }
  return {
    body: { join: handover },
    kept: { session, owner: before, lines, handover },
    from: handover.items,
  }
}

/** The cart after an answer: the shop's lines, with what the shopper has changed here since the call on top. */
export function afterAnswer(
  { body, from }: CartCall,
  answered: readonly SyncedLine[],
  here: readonly SyncedLine[],
): SyncedLine[] {
  const changes = changesBetween(from, here)
  return body.join === undefined ? setLines(answered, changes) : addChanges(answered, from, changes)
}

/** The lines of a call that the shop did not take, as they are no longer sold. */
export function refusedOf({ body }: CartCall, answered: readonly SyncedLine[]): SyncedLine[] {
  const taken = byKey(answered)
  return (body.items ?? []).filter((line) => line.quantity > 0 && !taken.has(keyOf(line)))
}

/** `lines` with `changes` set; new lines come last. */
function setLines(lines: readonly SyncedLine[], changes: readonly SyncedLine[]): SyncedLine[] {
  const all = byKey(lines)
  for (const change of changes) all.set(keyOf(change), change)
  return [...all.values()].filter(({ quantity }) => quantity > 0)
}

/** A quantity that was changed while the carts were joined changes the sum by as many: the user's own stay. */
function addChanges(
  lines: readonly SyncedLine[],
  from: readonly SyncedLine[],
  changes: readonly SyncedLine[],
): SyncedLine[] {
  const [joined, old] = [byKey(lines), byKey(from)]
  const summed = changes.map((change) => {
    const key = keyOf(change)
    const had = joined.get(key)
    const sum = (had?.quantity ?? 0) + change.quantity - (old.get(key)?.quantity ?? 0)
    const saved = change.quantity > 0 ? change.saved : (had?.saved ?? false)
    return { ...change, saved, quantity: Math.min(Math.max(sum, 0), CART_LINE_QUANTITY_MAX) }
  })
  return setLines(lines, summed)
}
