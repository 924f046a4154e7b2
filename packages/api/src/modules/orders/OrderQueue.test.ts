import { expect, test } from 'vitest'
import { OrderQueue, type QueuedOrder } from './OrderQueue.ts'

const order = (product: number, shopper: string, signal = new AbortController().signal): QueuedOrder => ({
  body: {
    items: [{ product_id: product, variant_id: null, quantity: 1 }],
    address_id: 1,
    payment_method: 'cod',
    expected_total: 600,
  },
  authorization: shopper,
  signal,
})
const lost = Object.assign(new Error('lock not available'), { code: '55P03' })
const never = () => new Promise<string>(() => undefined)

test("places orders of other products while one product's row is locked", async () => {
  const queue = new OrderQueue()
  const stuck = Array.from({ length: 50 }, (_, index) => queue.run(order(1, `shopper ${index}`), never))
  const others = Array.from({ length: 20 }, (_, index) =>
    queue.run(order(2 + index, `other ${index}`), async () => 'placed'),
  )
  expect(new Set(await Promise.all(others))).toEqual(new Set(['placed']))
  expect(stuck).toHaveLength(50)
})

test('retries an order after a conflict, at the end of the queue', async () => {
  const queue = new OrderQueue()
  const tried: string[] = []
  const losing = queue.run(order(1, 'one'), async () => {
    tried.push('loser')
    if (tried.length < 5) throw lost
    return 'placed'
  })
  const others = [1, 2, 3].map((n) =>
    queue.run(order(1, `other ${n}`), async () => {
      tried.push('other')
    }),
  )
  await Promise.all(others)
  expect(await losing).toBe('placed')
  expect(tried.slice(0, 4)).toEqual(['loser', 'other', 'other', 'other'])
})

test('answers 503 to an order that times out while rows stay locked', async () => {
  const queue = new OrderQueue()
  const leaving = new AbortController()
  const placed = queue.run(order(1, 'one', leaving.signal), async () => {
    leaving.abort()
    throw lost
  })
  await expect(placed).rejects.toMatchObject({ status: 503 })
})

test('answers 503 at once when the queue is full', async () => {
  const queue = new OrderQueue()
  const waiting = Array.from({ length: 1_002 }, (_, index) => queue.run(order(1, `shopper ${index}`), never))
  await expect(queue.run(order(1, 'one too many'), never)).rejects.toMatchObject({ status: 503 })
  expect(waiting).toHaveLength(1_002)
})

test('passes other errors on', async () => {
  const failure = new Error('sold out')
  await expect(new OrderQueue().run(order(1, 'one'), () => Promise.reject(failure))).rejects.toBe(failure)
})
