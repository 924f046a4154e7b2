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
import { keptStore, receiptStore } from './keptStore.ts'
import { savedStore } from './savedStore.ts'
import { afterAnswer, refusedOf, toCartCall, toKeptLines, toSession, type KeptLine } from './syncedCart.ts'

/**
 * Keeps the cart of a logged-in shopper at the shop, so that it is the same on every device. At login the guest's cart joins the
 * user's, with a receipt; then each change goes to the shop, one call at a time. The next call makes up for one that failed.
 */
export function keepCart(api: ApiClient, currentToken: () => string | undefined) {
  let isRunning = false
  let isWanted = false
  /** The session in which this tab has heard of the other devices' changes. */
  let heardIn: string | undefined

  async function run() {
    const token = currentToken()
    if (token === undefined) return
    const session = toSession(token)
    const owner = await findOwner(api, token, keptStore.read())
    if (currentToken() !== token) return
    const call = toCartCall(owner, keptStore.read(), linesHere(), makeKey)
    const isJoin = call.body.join !== undefined
    if (!isJoin && heardIn === session && call.body.items?.length === 0) return
    if (isJoin) keptStore.update(() => call.kept)
    const before = itemsHere()
    const { data } = await api.patch<UserCartResponse>('/api/cart', call.body)
    const found = [...before, ...(await findItems(api, data.items, before))]
    isWanted = true
    // The shopper has logged out meanwhile, or another tab was answered first: this answer is of another cart.
    if (currentToken() !== token || !isEqual(keptStore.read(), call.kept)) return
    heardIn = session
    const items = [...itemsHere(), ...found]
    show(afterAnswer(call, data.items, linesHere()), items)
    // A line that can't be shown now is left alone at the shop.
    const lines = data.items.filter((line) => itemOf(line, items) !== undefined)
    keptStore.update(() => ({ session, owner, lines, handover: null }))
    if (isJoin) receiptStore.update(() => data.receipt)
    const refused = refusedOf(call, data.items).map((line) => toReceiptLine(line, items))
    if (refused.length > 0) receiptStore.update((unread) => [...unread, ...refused])
  }

  return async function keep(): Promise<void> {
    isWanted = true
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
const linesHere = () => toKeptLines(cartStore.read(), savedStore.read())
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const itemOf = (line: KeptLine, items: readonly CartItem[]) =>
  items.find(({ id, variantId }) => id === line.product_id && variantId === line.variant_id)

/** The things that the shop keeps and this browser does not know, in the shop's words. Nothing for what is no longer sold. */
async function findItems(
  api: ApiClient,
  lines: readonly KeptLine[],
  known: readonly CartItem[],
): Promise<CartItem[]> {
  const unknown = lines.filter((line) => itemOf(line, known) === undefined)
  if (unknown.length === 0) return []
  const quote = await askForQuote(api, { items: unknown.map(({ saved: _saved, ...line }) => line) })
  return quote.lines.filter(({ title }) => title !== '').map(toCartItemOfQuote)
}

function show(wanted: readonly KeptLine[], items: readonly CartItem[]) {
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

function toReceiptLine(line: KeptLine, items: readonly CartItem[]): CartReceiptLine {
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

/** A refused token has its own message, and a full cart is the shopper's to hear of; the next call makes up for anything else. */
function report(error: unknown) {
  if (!(error instanceof ApiError)) logError('Cart', error)
  else if (error.status === 422) notify.error(error.message)
  else if (error.status !== 401) logError('Cart', error)
}
