import type { CartReceiptLine, UserCartResponse } from '@shop/contract/cart.schema'
import { ApiError, type ApiClient } from '#lib/api/ApiClient.ts'
import { logError } from '#lib/logError.ts'
import { makeKey } from '#lib/makeKey.ts'
import { notify } from '#lib/notify.ts'
import { findOwner } from './api/findOwner.ts'
import { askForQuote } from './api/quoteQuery.ts'
import { toCartItemOfQuote, type CartItem } from './cartItem.ts'
import { withCartLock } from './cartLock.ts'
import { cartStore } from './cartStore.ts'
import { receiptStore } from './receiptStore.ts'
import { syncedCartStore } from './syncedCartStore.ts'
import { savedStore } from './savedStore.ts'
import {
  afterAnswer,
  changesBetween,
  refusedOf,
  toCartCall,
  toSyncedLines,
  toSession,
  type SyncedLine,
} from './syncedCart.ts'

/**
 * At login the guest's cart is merged, with a receipt. Then each change is sent, one request at a time; the next
 * request repeats a failed one.
 */
export function syncCart(api: ApiClient, currentToken: () => string | undefined) {
  let isRunning = false
  let isWanted = false
  /** Session in which this tab has received the changes of other devices. */
  let heardIn: string | undefined

  async function run() {
    const token = currentToken()
    if (token === undefined) return
    const session = toSession(token)
    const owner = await findOwner(api, token, syncedCartStore.read())
    if (currentToken() !== token) return
    const call = toCartCall(owner, syncedCartStore.read(), linesHere(), makeKey)
    const isJoin = call.body.join !== undefined
    if (!isJoin && heardIn === session && call.body.items?.length === 0) return
    if (isJoin) syncedCartStore.update(() => call.kept)
    const before = itemsHere()
    const { data } = await api.patch<UserCartResponse>('/api/cart', call.body)
    const found = [...before, ...(await findItems(api, data.items, before))]
    isWanted = true
    // After a logout, or an earlier response to another tab, this response belongs to another cart.
    if (currentToken() !== token || !isEqual(syncedCartStore.read(), call.kept)) return
    heardIn = session
    const items = [...itemsHere(), ...found]
    show(afterAnswer(call, data.items, linesHere()), items)
    // Lines that can't be shown now stay unchanged on the server.
    const lines = data.items.filter((line) => itemOf(line, items) !== undefined)
    syncedCartStore.update(() => ({ session, owner, lines, handover: null }))
    // A cart that was empty is now as it is here: there is nothing to tell.
    if (isJoin)
      receiptStore.update(() => (changesBetween(call.from, data.items).length === 0 ? [] : data.receipt))
    const refused = refusedOf(call, data.items).map((line) => toReceiptLine(line, items))
    if (refused.length > 0) receiptStore.update((unread) => [...unread, ...refused])
  }

  /** With `isHearing` it asks for the changes of other devices again. */
  return async function sync({ isHearing = false } = {}): Promise<void> {
    isWanted = true
    if (isHearing) heardIn = undefined
    if (isRunning) return
    isRunning = true
    try {
      while (isWanted) {
        isWanted = false
        await withCartLock(run)
      }
    } catch (error) {
      report(error)
    } finally {
      isRunning = false
    }
  }
}

const itemsHere = (): CartItem[] => [...cartStore.read(), ...savedStore.read()]
const linesHere = () => toSyncedLines(cartStore.read(), savedStore.read())
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const itemOf = (line: SyncedLine, items: readonly CartItem[]) =>
  items.find(({ id, variantId }) => id === line.product_id && variantId === line.variant_id)

async function findItems(
  api: ApiClient,
  lines: readonly SyncedLine[],
  known: readonly CartItem[],
): Promise<CartItem[]> {
  const unknown = lines.filter((line) => itemOf(line, known) === undefined)
  if (unknown.length === 0) return []
  const quote = await askForQuote(api, { items: unknown.map(({ saved: _saved, ...line }) => line) })
  return quote.lines.filter(({ title }) => title !== '').map(toCartItemOfQuote)
}

function show(wanted: readonly SyncedLine[], items: readonly CartItem[]) {
  const itemsOf = (isSaved: boolean) =>
    wanted
      .filter(({ saved }) => saved === isSaved)
      .flatMap((line) => {
        const item = itemOf(line, items)
        return item === undefined ? [] : [{ ...item, quantity: line.quantity }]
      })
  const [inCart, saved] = [itemsOf(false), itemsOf(true)]
  if (!isEqual(cartStore.read(), inCart)) cartStore.update(() => inCart)
  if (!isEqual(savedStore.read(), saved)) savedStore.update(() => saved)
}

function toReceiptLine(line: SyncedLine, items: readonly CartItem[]): CartReceiptLine {
  const item = itemOf(line, items)
  return {
    product_id: line.product_id,
    variant_id: line.variant_id,
    title: item?.title ?? '',
    option_name: item?.option_name ?? null,
    outcome: 'not_sold',
    wanted: line.quantity,
    quantity: 0,
  }
}

/** Shows the message of a full cart. A revoked token is handled elsewhere, and the next request repeats other failures. */
function report(error: unknown) {
  if (!(error instanceof ApiError)) logError('Cart', error)
  else if (error.status === 422) notify.error(error.message)
  else if (error.status !== 401) logError('Cart', error)
}
