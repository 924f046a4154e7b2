import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { readApiEnv } from '#env.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const { current } = useDatabase('empty')
let app: FastifyInstance

beforeEach(async () => {
  app = await buildApp({ db: current(), mediaFolder: '', env: readApiEnv({ READS_PER_MINUTE: '3' }) })
})
afterEach(() => app.close())

const send = async (payload: object) =>
  (await app.inject({ method: 'POST', url: '/api/page-speeds', payload })).statusCode
const linesOf = async (name: string) => (await app.metrics.registry.getSingleMetricAsString(name)).split('\n')

test('counts the speeds of a visit by the kind of its page', async () => {
  expect(await send({ page: 'product', LCP: 1_900, INP: 80, TTFB: 210, CLS: 0.02 })).toBe(204)
  const seconds = await linesOf('page_speed_seconds')
  expect(seconds).toContain('page_speed_seconds_bucket{le="1.8",metric="LCP",page="product"} 0')
  expect(seconds).toContain('page_speed_seconds_bucket{le="2.5",metric="LCP",page="product"} 1')
  expect(seconds).toContain('page_speed_seconds_count{metric="INP",page="product"} 1')
  expect(seconds).toContain('page_speed_seconds_sum{metric="TTFB",page="product"} 0.21')
  expect(await linesOf('page_layout_shift')).toContain('page_layout_shift_sum{page="product"} 0.02')
})

test('counts what a visit has, as one without a touch', async () => {
  expect(await send({ page: 'home', LCP: 900 })).toBe(204)
  expect((await linesOf('page_speed_seconds')).filter((line) => line.includes('_count'))).toEqual([
    'page_speed_seconds_count{metric="LCP",page="home"} 1',
  ])
})

test.each([
  ['an address', { page: 'home', LCP: 1, url: 'https://shop.example/order/TP-1' }],
  ['a page of its own', { page: '/product/kajal', LCP: 1 }],
  ['a negative time', { page: 'home', LCP: -1 }],
  ['an endless time', { page: 'home', LCP: 1e9 }],
  ['a text', { page: 'home', LCP: 'fast' }],
  ['no page', { LCP: 1 }],
])('refuses a report with %s', async (_, report) => {
  expect(await send(report)).toBe(400)
  expect((await linesOf('page_speed_seconds')).filter((line) => line.includes('_count'))).toEqual([])
})

test('refuses more reports of an address than it may have answers', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const headers = { 'content-type': 'application/json' }
  const report = { method: 'POST', headers, body: JSON.stringify({ page: 'home', LCP: 1 }) }
  const statuses = []
  for (let sent = 0; sent < 5; sent += 1)
    statuses.push((await fetch(`${origin}/api/page-speeds`, report)).status)
  expect(statuses).toEqual([204, 204, 204, 429, 429])
})
