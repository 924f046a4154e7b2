import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { QueuedOrder } from './OrderQueue.ts'
import { ordersFirst } from './ordersFirst.ts'

const ORDER: Omit<QueuedOrder, 'signal'> = {
  body: { items: [], address_id: 1, payment_method: 'cod', expected_total: 1 },
  authorization: 'token of a shopper',
}

let app: FastifyInstance
let origin: string
let events: string[]

beforeEach(async () => {
  events = []
  app = Fastify({ forceCloseConnections: true })
  await app.register(ordersFirst, { waitMax: 60_000 })
  app.get('/api/products', async () => events.push('list'))
  app.post('/api/orders', async () => events.push('second order'))
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(() => app.close())

/** Places an order that ends when the returned function is called. */
function startOrder(): () => Promise<void> {
  let place = () => {}
  const isPlaced = new Promise<void>((resolve) => (place = resolve))
  const order = app.orderQueue.run({ ...ORDER, signal: AbortSignal.timeout(60_000) }, async () => {
    await isPlaced
    events.push('order')
  })
  return () => (place(), order)
}

/** Works without a pause, as under more requests than the process can answer. */
function keepBusy(): () => void {
  let next = setImmediate(work)
  function work() {
    const ends = performance.now() + 20
    while (performance.now() < ends);
    next = setImmediate(work)
  }
  return () => clearImmediate(next)
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

it('begins other requests after an order when the event loop is busy', async () => {
  const rest = keepBusy()
  await turns(50) // until the use of the loop is known
  const finish = startOrder()
  await fetch(`${origin}/api/orders`, { method: 'POST' })
  const list = fetch(`${origin}/api/products`)
  await turns(40)
  await finish()
  await list
  rest()
  expect(events).toEqual(['second order', 'order', 'list'])
})

it('begins requests at once while the event loop has time', async () => {
  const finish = startOrder()
  await fetch(`${origin}/api/products`)
  await finish()
  expect(events).toEqual(['list', 'order'])
})
