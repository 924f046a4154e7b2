import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeKey, makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { startTraceReceiver } from '#testing/startTraceReceiver.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const { current: db, url } = useDatabase('seeded')
const makeTrace = () => {
  const id = randomBytes(16).toString('hex')
  return { id, header: `00-${id}-${randomBytes(8).toString('hex')}-01` }
}

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>
let child: ChildProcess
let origin = ''
let logged = ''

beforeAll(async () => {
  receiver = await startTraceReceiver()
  child = fork(path.join(import.meta.dirname, '../testing/serveTraced.ts'), [url()], {
    execArgv: ['--conditions=source', '--import', 'tsx'],
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_BSP_SCHEDULE_DELAY: '50',
      OTEL_SERVICE_NAME: 'boutique',
      RELEASE: 'r42',
    },
    silent: true,
  })
  child.stderr?.on('data', (part: Buffer) => (logged += part.toString()))
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(logged))),
  ])) as [unknown]
  origin = String(message)
})
afterAll(async () => {
  child.kill('SIGKILL')
  await receiver.close()
})

const SLOW = { timeout: 20_000 }

test('traces an order from the browser to the message of a job, with nothing personal', async () => {
  const shopper = await makeShopper(db())
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const { id, header } = makeTrace()
  const answer = await fetch(`${origin}/api/orders?`, {
    method: 'POST',
    headers: {
      ...shopper.headers,
      'content-type': 'application/json',
      'idempotency-key': makeKey(),
      traceparent: header,
      'user-agent': 'a browser of Asha',
    },
    body: JSON.stringify({
      items: [{ ...product.item, quantity: 1 }],
      address_id: shopper.addressId,
      payment_method: 'cod',
      expected_total: 600,
    }),
  })
  expect(answer.status).toBe(201)
  const ofTrace = () => receiver.spans().filter(({ traceId }) => traceId === id)
  const names = () => ofTrace().map(({ name }) => name)
  await expect.poll(names, SLOW).toContain('job send messages')
  await expect.poll(names, SLOW).toContain('POST /api/orders')
  expect(names()).toEqual(expect.arrayContaining(['SQL begin', 'SQL insert', 'SQL commit', 'SQL update']))

  const spans = ofTrace()
  const ids = new Set(spans.map(({ spanId }) => spanId))
  const request = spans.find(({ name }) => name === 'POST /api/orders')
  expect(request?.parentSpanId).toBe(header.split('-')[2])
  for (const span of spans) if (span !== request) expect(ids).toContain(span.parentSpanId)

  const rows = await db().execute<{ traceparent: string }>(
    sql`select traceparent from outbox where traceparent like ${`00-${id}-%`}`,
  )
  expect(rows.rows.length).toBeGreaterThan(0)
  const token = shopper.headers.authorization.replace('Bearer ', '')
  const phone = await db().execute<{ phone: string }>(
    sql`select phone from address where id = ${shopper.addressId}`,
  )
  for (const personal of [token, phone.rows[0]?.phone ?? '', 'Asha', 'Janpath', '@example', '127.0.0.1:'])
    expect(receiver.received().toLowerCase()).not.toContain(personal.toLowerCase())
  expect(receiver.received()).toContain('/v1/traces ')
  expect(receiver.received()).not.toMatch(
    /client\.address|user_agent|url\.query|url\.full|request [\da-f]{8}-/,
  )
})

test('an error answer and the access log have the id of the trace and the release', async () => {
  const { id, header } = makeTrace()
  const answer = await fetch(`${origin}/api/products/nothing-here?email=asha@example.com`, {
    headers: { traceparent: header },
  })
  expect(await answer.json()).toMatchObject({ request_id: expect.any(String), trace_id: id })
  await expect.poll(() => logged, SLOW).toContain(id)
  const line = logged.split('\n').find((text) => text.includes(id)) ?? ''
  expect(JSON.parse(line)).toMatchObject({
    release: 'r42',
    traceId: id,
    reqId: answer.headers.get('x-request-id'),
  })
  await expect.poll(() => receiver.spans().some(({ traceId }) => traceId === id), SLOW).toBe(true)
  expect(receiver.received()).not.toContain('asha')
})

test('names the service, its release and its role', async () => {
  await expect.poll(() => receiver.resources().length, SLOW).toBeGreaterThan(0)
  const [resource] = receiver.resources()
  expect(resource?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'service.name', value: { stringValue: 'boutique' } },
      { key: 'service.version', value: { stringValue: 'r42' } },
      { key: 'shop.role', value: { stringValue: 'all' } },
    ]),
  )
})

test('separates the traces of requests that share connections', async () => {
  const traces = Array.from({ length: 40 }, makeTrace)
  await Promise.all(
    traces.map(({ header }, index) =>
      fetch(`${origin}/api/products?page=${index + 1}`, { headers: { traceparent: header } }),
    ),
  )
  const spansOf = (id: string) => receiver.spans().filter(({ traceId }) => traceId === id)
  await expect
    .poll(
      () => traces.filter(({ id }) => spansOf(id).filter(({ name }) => name.startsWith('GET')).length === 1),
      SLOW,
    )
    .toHaveLength(traces.length)
  for (const { id } of traces) {
    const spans = spansOf(id)
    const ids = new Set(spans.map(({ spanId }) => spanId))
    for (const { name, parentSpanId = '' } of spans)
      if (!name.startsWith('GET')) expect(ids).toContain(parentSpanId)
  }
})
