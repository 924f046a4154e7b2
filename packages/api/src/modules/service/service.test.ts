import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { readApiEnv } from '#env.ts'
import { PRODUCTION } from '#testing/production.ts'
import { useApp } from '#testing/useApp.ts'

const TOKEN = 'a-token-for-prometheus'
const { app, db } = useApp('empty', { METRICS_TOKEN: TOKEN })

test('/healthz answers while the process runs', async () => {
  const answer = await app().inject('/healthz')
  expect(answer.json()).toEqual({ status: 'alive' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

describe('/readyz', () => {
  test('answers /readyz with 200 on a migrated database', async () => {
    const answer = await app().inject('/readyz')
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready' }])
  })

  test('answers /readyz with 503 while a migration is missing', async () => {
    const newest = sql`select max(created_at) from drizzle.__drizzle_migrations`
    await db().execute(
      sql`update drizzle.__drizzle_migrations set created_at = -created_at where created_at = (${newest})`,
    )
    const answer = await app().inject('/readyz')
    await db().execute(
      sql`update drizzle.__drizzle_migrations set created_at = -created_at where created_at < 0`,
    )
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { detail: 'The database lacks migrations.' },
    ])
    expect((await app().inject('/readyz')).statusCode).toBe(200)
  })

  test('answers /readyz with 503 until the search index has every product', async () => {
    const isReady = vi.spyOn(app().catalogueSearch, 'isReady').mockResolvedValueOnce(false)
    const answer = await app().inject('/readyz')
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { detail: 'The search index is incomplete.' },
    ])
    isReady.mockRestore()
    expect((await app().inject('/readyz')).statusCode).toBe(200)
  })

  test('answers /readyz with 503 when the database can’t be reached', async () => {
    const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
    const lost = await buildApp({ db: nowhere, mediaFolder: '', env: readApiEnv({}) })
    const answer = await lost.inject('/readyz')
    await lost.close()
    await nowhere.$client.end()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBeDefined()
  })
})

describe('/metrics', () => {
  const withToken = { authorization: `Bearer ${TOKEN}` }

  test('shows metrics of responses and connections to clients with the token', async () => {
    await app().inject('/api/recent-blogs')
    const { body, headers } = await app().inject({ url: '/metrics', headers: withToken })
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/recent-blogs",status="200"\} [1-9]/,
    )
    expect(body).toMatch(/database_connections\{state="idle"\} \d/)
    expect(body).toContain('nodejs_eventloop_lag_seconds')
  })

  test.each([
    ['this machine', {}, 404],
    ['another machine', { remoteAddress: '203.0.113.9' }, 404],
    ['a wrong token', { headers: { authorization: 'Bearer no' } }, 404],
    ['the token from another machine', { remoteAddress: '203.0.113.9', headers: withToken }, 200],
  ])('answers a request for metrics from %s (%j) with %i', async (_, request, status) => {
    const answer = await app().inject({ url: '/metrics', ...request })
    expect(answer.statusCode).toBe(status)
  })
})

test('/api/openapi.json describes every route from its validation schemas', async () => {
  const { openapi, paths } = (await app().inject('/api/openapi.json')).json<{
    openapi: string
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }>()
  expect(openapi).toMatch(/^3\.1/)
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/list-blogs', '/api/blog/{slugOrId}', '/api/cart/quote']),
  )
  for (const calls of Object.values(paths)) {
    for (const { responses } of Object.values(calls)) {
      const success = Object.keys(responses).find((status) => status.startsWith('2'))
      // 204 means no content.
      expect(responses).toHaveProperty(success === '204' ? success : [success ?? 'none', 'content'])
    }
  }
})

test('/api/docs shows it in a browser', async () => {
  const answer = await app().inject('/api/docs/')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/html/)
})

test.each([
  ['%0a', 404],
  ['%00', 400],
  ['a%00b', 400],
  ['%E2%80%A8', 404],
  ['..%2f..%2fpackage.json', 404],
  ['%', 400],
  ['nothing', 404],
])('/api/docs/static/%s answers %i with problem details', async (name, status) => {
  const answer = await app().inject(`/api/docs/static/${name}`)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
})

test.each([
  [{}, 200],
  [{ API_DOCS: 'closed' }, 404],
  [PRODUCTION, 404],
  [{ ...PRODUCTION, API_DOCS: 'open' }, 200],
])('with %j, /api/docs and /api/openapi.json answer %i', async (settings, status) => {
  const shop = await buildApp({ db: db(), mediaFolder: '', env: readApiEnv(settings) })
  const statuses = await Promise.all(
    ['/api/docs/', '/api/openapi.json'].map(async (url) => (await shop.inject(url)).statusCode),
  )
  await shop.close()
  expect(statuses).toEqual([status, status])
})
