import type { UserCartLine } from '@shop/contract/cart.schema'
import { CART_LINE_QUANTITY_MAX, CART_LINES_MAX } from '@shop/contract/limits'
import type { CartItem } from './cartItem.ts'

export type SyncedLine = UserCartLine

/** A guest's cart that is being merged: stored unchanged until the server has answered. */
export interface Handover {
  /** Id of the merge, which the server applies once. */
  id: string
  items: SyncedLine[]
}

/** The user's cart from the last response. */
export interface SyncedCart {
  /** End of the session's token, to tell sessions apart. Empty before the first response. */
  session: string
  /** Id of the user's cart, equal in every session. Empty before the first response. */
  owner: string
  lines: SyncedLine[]
  handover: Handover | null
}

const SESSION_LENGTH = 12

export const toSession = (token: string) => token.slice(-SESSION_LENGTH)

/** A request that synchronises the cart, and its starting point. */
export interface CartCall {
  body: { items?: SyncedLine[]; join?: Handover }
  kept: SyncedCart
  /** The browser's lines that the response includes. */
  from: SyncedLine[]
}

type LineKey = Pick<SyncedLine, 'product_id' | 'variant_id'>
const keyOf = ({ product_id, variant_id }: LineKey) => `${product_id} ${variant_id}`
const byKey = (lines: readonly SyncedLine[]) => new Map(lines.map((line) => [keyOf(line), line]))

/** The browser's lines in the API's form. A variant that is both in the cart and saved for later counts as in the cart. */
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

/** Lines to set so that the server's cart changes from `before` to `now`. Quantity 0 removes a line. */
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

/** Next synchronising request: the changes since the last response for the same user's cart, otherwise a merge of the whole cart. */
export function toCartCall(
  owner: string,
  kept: SyncedCart | null,
  here: SyncedLine[],
  makeId: () => string,
): CartCall {
  if (kept?.owner === owner && kept.handover === null) {
    // A request has a limited number of lines; the next one carries the rest.
    const items = changesBetween(kept.lines, here).slice(0, CART_LINES_MAX)
    return { body: { items }, kept, from: setLines(kept.lines, items) }
  }
  // An unanswered merge is repeated unchanged, because it may have been applied.
  const handover = kept?.handover ?? { id: makeId(), items: here.slice(0, CART_LINES_MAX) }
  const { session, owner: before, lines } = kept ?? { session: '', owner: '', lines: [] }
  return {
    body: { join: handover },
    kept: { session, owner: before, lines, handover },
    from: handover.items,
  }
}

/** Cart after a response: the server's lines with the shopper's changes since the request, in the order of the browser. */
export function afterAnswer(
  { body, from }: CartCall,
  answered: readonly SyncedLine[],
  here: readonly SyncedLine[],
): SyncedLine[] {
  const changes = changesBetween(from, here)
  if (body.join !== undefined) return addChanges(answered, from, changes)
  const lines = setLines(answered, changes)
  const wanted = byKey(lines)
  return [...byKey([...here, ...lines]).values()].filter((line) => wanted.has(keyOf(line)))
}

/** Lines of a request that the response lacks, because they are no longer sold. */
export function refusedOf({ body }: CartCall, answered: readonly SyncedLine[]): SyncedLine[] {
  const taken = byKey(answered)
  return (body.items ?? []).filter((line) => line.quantity > 0 && !taken.has(keyOf(line)))
}

/** Copy of `lines` in which `changes` are applied; new lines come last. */
function setLines(lines: readonly SyncedLine[], changes: readonly SyncedLine[]): SyncedLine[] {
  const all = byKey(lines)
  for (const change of changes) all.set(keyOf(change), change)
  return [...all.values()].filter(({ quantity }) => quantity > 0)
}

/** Applies quantity changes that the shopper made during a merge to the merged quantities. */
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
