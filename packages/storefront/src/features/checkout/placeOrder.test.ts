// @vitest-environment happy-dom
import type { PlaceOrderRequest } from '@shop/contract/orders.schema'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Transport } from '#lib/api/createApi.ts'

const attempt: PlaceOrderRequest = {
  items: [{ product_id: 1, variant_id: null, quantity: 1 }],
  address_id: 5,
  payment_method: 'upi',
  expected_total: 548,
}
const problem = (status: number, more: object = {}) => ({
  status,
  data: { type: 'about:blank', title: '', status, detail: 'Not like this.', request_id: '1', ...more },
})

/** Shop that places one order per key; `answer` may lose or refuse the response. */
function makeShop(
  answer: (call: number) => { status: number; data?: unknown } | undefined = () => undefined,
  isPaid = false,
) {
  const orders = new Map<string, string>()
  const cancelled: string[] = []
  let calls = 0
  const transport: Transport = ({ url, headers, body }) => {
    const cancel = /^\/api\/orders\/(.+)\/cancel$/.exec(url)?.[1]
    if (cancel !== undefined) {
      expect(body).toMatchObject({ only_unpaid: true })
      if (isPaid) return Promise.resolve(problem(409))
      cancelled.push(cancel)
      return Promise.resolve({ status: 200, data: { data: {} } })
    }
    const said = answer(calls++)
    const key = headers?.['Idempotency-Key'] ?? ''
    // A lost response has taken effect; a refused one has not.
    if (said === undefined || said.status === 0) orders.set(key, JSON.stringify(body))
    const id = `order-${[...orders.keys()].indexOf(key)}`
    return Promise.resolve({ status: 201, data: { data: { id } }, ...said })
  }
  return { transport, orders, cancelled, calls: () => calls }
}

async function openTab() {
  vi.resetModules()
  const { createApi } = await import('#lib/api/createApi.ts')
  const { placeOrder } = await import('./placeOrder.ts')
  const { checkoutStore } = await import('./checkoutStore.ts')
  return {
    placeOrder: (shop: { transport: Transport }, request: PlaceOrderRequest) =>
      placeOrder(createApi(shop.transport), request),
    checkout: () => checkoutStore.getState().value,
  }
}

beforeEach(() => {
  window.localStorage.clear()
})

test('places one order for repeated attempts, reloads and tabs', async () => {
  const shop = makeShop()
  const { placeOrder } = await openTab()
  const both = await Promise.all([placeOrder(shop, attempt), placeOrder(shop, attempt)])
  const again = await (await openTab()).placeOrder(shop, attempt)
  expect([...both, again].map((outcome) => outcome.kind === 'placed' && outcome.order.id)).toEqual([
    'order-0',
    'order-0',
    'order-0',
  ])
  expect(shop.orders.size).toBe(1)
})

test('repeats a call with the same key after a lost response', async () => {
  const shop = makeShop((call) => (call === 0 ? { status: 0 } : undefined))
  const { placeOrder } = await openTab()
  expect(await placeOrder(shop, attempt)).toMatchObject({ kind: 'placed', order: { id: 'order-0' } })
  expect(shop.orders.size).toBe(1)
})

test('reports two lost responses, and finds the order at the next attempt', async () => {
  const shop = makeShop((call) => (call < 2 ? { status: 0 } : undefined))
  const { placeOrder } = await openTab()
  expect(await placeOrder(shop, attempt)).toMatchObject({ kind: 'unknown' })
  expect(await placeOrder(shop, attempt)).toMatchObject({ kind: 'placed', order: { id: 'order-0' } })
  expect(shop.orders.size).toBe(1)
})

test('treats a changed delivery estimate as the same attempt', async () => {
  const shop = makeShop()
  const { placeOrder } = await openTab()
  await placeOrder(shop, { ...attempt, expected_by: '2026-11-22T13:10:00.000Z' })
  const outcome = await placeOrder(shop, { ...attempt, expected_by: '2026-11-24T14:30:00.000Z' })
  expect(outcome).toMatchObject({ kind: 'placed', order: { id: 'order-0' } })
  expect(shop.cancelled).toEqual([])
})

test('cancels the previous order when the attempt changes', async () => {
  const shop = makeShop()
  const { placeOrder, checkout } = await openTab()
  await placeOrder(shop, attempt)
  const outcome = await placeOrder(shop, { ...attempt, expected_total: 1046 })
  expect(outcome).toMatchObject({ kind: 'placed', order: { id: 'order-1' } })
  expect(shop.cancelled).toEqual(['order-0'])
  expect(checkout()?.orderId).toBe('order-1')
})

test('keeps a previous order that was paid, and places no other', async () => {
  const shop = makeShop(undefined, true)
  const { placeOrder, checkout } = await openTab()
  await placeOrder(shop, attempt)
  const outcome = await placeOrder(shop, { ...attempt, expected_total: 1046 })
  expect(outcome).toEqual({ kind: 'paid-before', orderId: 'order-0' })
  expect(shop.orders.size).toBe(1)
  // Its page takes what was bought out of the cart.
  expect(checkout()?.orderId).toBe('order-0')
})

test('reports another order with the same items, and places one beside it when it is known', async () => {
  const ordered = { id: 'order-9', number: 'TP-2026-000009', state: 'placed' }
  const also_ordered = [{ ...ordered, id: 'order-8' }]
  const shop = makeShop((call) =>
    call === 0 ? problem(409, { code: 'ORDERED_BEFORE', ordered, also_ordered }) : undefined,
  )
  const { placeOrder, checkout } = await openTab()
  expect(await placeOrder(shop, { ...attempt, known_orders: [] })).toEqual({
    kind: 'ordered',
    detail: 'Not like this.',
    ordered: [ordered, ...also_ordered],
  })
  expect(checkout()).toBeNull()
  expect(await placeOrder(shop, { ...attempt, known_orders: ['order-9'] })).toMatchObject({ kind: 'placed' })
})

test('cancels a previous order whose response was lost', async () => {
  const shop = makeShop((call) => (call < 2 ? { status: 0 } : undefined))
  const { placeOrder } = await openTab()
  await placeOrder(shop, attempt)
  await placeOrder(shop, { ...attempt, address_id: 6 })
  expect(shop.cancelled).toEqual(['order-0'])
})

test('reports a changed price or stock and starts a new attempt next time', async () => {
  const quote = { lines: [] }
  const shop = makeShop((call) => (call === 0 ? problem(409, { code: 'PRICE_CHANGED', quote }) : undefined))
  const { placeOrder, checkout } = await openTab()
  expect(await placeOrder(shop, attempt)).toEqual({ kind: 'changed', detail: 'Not like this.', quote })
  expect(checkout()).toBeNull()
  expect(await placeOrder(shop, { ...attempt, expected_total: 600 })).toMatchObject({ kind: 'placed' })
  expect(shop.cancelled).toEqual([])
})

test.each(['', 'null', '{', '[]', '{"key":7}', '{"key":"short","body":"{}"}', '"x"'])(
  'ignores %j as a stored order attempt',
  async (garbage) => {
    window.localStorage.setItem('checkout', garbage)
    const { placeOrder } = await openTab()
    expect(await placeOrder(makeShop(), attempt)).toMatchObject({ kind: 'placed' })
  },
)
