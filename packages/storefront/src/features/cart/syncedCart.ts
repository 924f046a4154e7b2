import type { UserCartLine } from '@shop/contract/cart.schema'
import type { CartItem } from './cartItem.ts'

/** A line as the shop keeps it for a user. */
export type KeptLine = UserCartLine

const keyOf = ({ product_id, variant_id }: Pick<KeptLine, 'product_id' | 'variant_id'>) =>
  `${product_id} ${variant_id}`

/** What this browser holds, in the shop's terms. What is in the cart and kept for later counts as in the cart. */
export function toKeptLines(items: readonly CartItem[], saved: readonly CartItem[]): KeptLine[] {
  const lines = new Map<string, KeptLine>()
  const add = (item: CartItem, isSaved: boolean) => {
    const line = {
      product_id: item.id,
      variant_id: item.variantId,
      quantity: item.quantity,
      saved: isSaved,
    }
    lines.set(keyOf(line), line)
  }
  for (const item of saved) add(item, true)
  for (const item of items) add(item, false)
  return [...lines.values()]
}

/** What has to be set at the shop so that it holds `now` where it held `before`: quantity 0 is gone. */
export function changesBetween(before: readonly KeptLine[], now: readonly KeptLine[]): KeptLine[] {
  const old = new Map(before.map((line) => [keyOf(line), line]))
  const current = new Set(now.map(keyOf))
  const set = now.filter((line) => {
    const was = old.get(keyOf(line))
    return was === undefined || was.quantity !== line.quantity || was.saved !== line.saved
  })
  const removed = before
    .filter((line) => !current.has(keyOf(line)))
    .map((line) => ({ ...line, quantity: 0, saved: false }))
  return [...set, ...removed]
}

/** What a guest has put together since the shop last knew this cart: only that is handed over at login, so nothing counts twice. */
export function newSince(before: readonly KeptLine[], now: readonly KeptLine[]): KeptLine[] {
  const old = new Map(before.map((line) => [keyOf(line), line.quantity]))
  return now.flatMap((line) => {
    const quantity = line.quantity - (old.get(keyOf(line)) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
