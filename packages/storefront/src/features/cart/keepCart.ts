import type { UserCartResponse } from '@shop/contract/cart.schema'
import { ApiError, type ApiClient } from '#lib/api/ApiClient.ts'
import { logError } from '#lib/logError.ts'
import { askForQuote } from './api/quoteQuery.ts'
import { toCartItemOfQuote } from './cartItem.ts'
import { cartStore } from './cartStore.ts'
import { keptStore, receiptStore } from './keptStore.ts'
import { savedStore } from './savedStore.ts'
import { changesBetween, newSince, toKeptLines, type KeptLine } from './syncedCart.ts'

const SESSION_LENGTH = 12

/**
 * Keeps the cart of who is logged in at the shop, so that it is the same on every device. At login what the guest has put
 * together joins it, with a receipt; from then on each change goes there, one call at a time, the newest state last. A call
 * that fails is made up for by the next one: the browser's cart is never lost over it.
 */
export function keepCart(api: ApiClient, token: () => string | undefined) {
  let isRunning = false
  let isWanted = false
  let isFirst = true

  const here = () => toKeptLines(cartStore.getState().value, savedStore.getState().value)

  async function run() {
    const session = token()?.slice(-SESSION_LENGTH)
    if (session === undefined) return
    const kept = keptStore.getState().value
    const before = here()
    const isJoin = kept?.session !== session
    const items = isJoin ? newSince(kept?.lines ?? [], before) : changesBetween(kept.lines, before)
    if (!isJoin && !isFirst && items.length === 0) return
    const body = isJoin ? { join: { id: joinId(session), items } } : { items }
    const { data } = await api.patch<UserCartResponse>('/api/cart', body)
    isFirst = false
    await show(api, data.items, before, here)
    keptStore.update(() => ({ session, lines: data.items }))
    if (isJoin) receiptStore.update(() => data.receipt)
  }

  return async function keep(): Promise<void> {
    isWanted = true
    if (isRunning) return
    isRunning = true
    try {
      while (isWanted) {
        isWanted = false
        await run()
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) logError('Cart', error)
    } finally {
      isRunning = false
    }
  }
}

/** The same login hands the same cart over once, even if the answer is lost. */
function joinId(session: string) {
  return `join-${session}`.replaceAll(/[^\w-]/g, '_').padEnd(16, '_')
}

/** Shows the shop's lines here, in the shop's words; what the shopper has done since the call went out comes on top. */
async function show(
  api: ApiClient,
  lines: readonly KeptLine[],
  before: readonly KeptLine[],
  here: () => KeptLine[],
) {
  const unknown = lines.filter((line) => !before.some((other) => isSameKept(line, other)))
  const quoted =
    unknown.length === 0
      ? []
      : (await askForQuote(api, { items: unknown.map(({ saved: _saved, ...line }) => line) })).lines
  const meanwhile = changesBetween(before, here())
  const wanted = [
    ...lines.filter((line) => !meanwhile.some((other) => isSameKept(line, other))),
    ...meanwhile.filter(({ quantity }) => quantity > 0),
  ]
  if (changesBetween(here(), wanted).length === 0) return
  const shown = [...cartStore.getState().value, ...savedStore.getState().value]
  const itemsOf = (isSaved: boolean) =>
    wanted
      .filter(({ saved }) => saved === isSaved)
      .flatMap((line) => {
        const known = shown.find(
          ({ id, variantId }) => id === line.product_id && variantId === line.variant_id,
        )
        const found = quoted.find((other) => isSameKept(line, other))
        const item = known ?? (found && found.title !== '' ? toCartItemOfQuote(found) : undefined)
        return item === undefined ? [] : [{ ...item, quantity: line.quantity }]
      })
  const [items, saved] = [itemsOf(false), itemsOf(true)]
  cartStore.update(() => items)
  savedStore.update(() => saved)
}

type LineKey = Pick<KeptLine, 'product_id' | 'variant_id'>
const isSameKept = (a: LineKey, b: LineKey) => a.product_id === b.product_id && a.variant_id === b.variant_id
