import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { readApiEnv } from '#env.ts'
import { PRODUCTION } from '#testing/production.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { serveOperatorPages } from './operatorPages.ts'

const database = useDatabase('empty')
const open: FastifyInstance[] = []
afterEach(async () => {
  for (const server of open.splice(0).toReversed()) await server.close()
})

async function openShop(settings: NodeJS.ProcessEnv = {}) {
  const shop = await buildApp({ db: database.current(), mediaFolder: '', env: readApiEnv(settings) })
  const pages = await serveOperatorPages(shop, 0)
  open.push(shop, pages)
  return { shop, pages, origin: shop.operatorOrigin ?? '' }
}

const FORWARDED = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
].map((name) => ({ headers: { [name]: '127.0.0.1' } }))

describe("the operator's pages", () => {
  test('serves metrics and messages on loopback', async () => {
    const { origin } = await openShop()
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(await (await fetch(`${origin}/metrics`)).text()).toContain('nodejs_eventloop_lag_seconds')
    const outbox = await fetch(`${origin}/dev/outbox`, { headers: { accept: 'application/json' } })
    expect(await outbox.json()).toEqual({ data: [] })
  })

  test('serves metrics and no messages in production', async () => {
    const { origin } = await openShop(PRODUCTION)
    expect((await fetch(`${origin}/metrics`)).status).toBe(200)
    expect((await fetch(`${origin}/dev/outbox`)).status).toBe(404)
  })

  test('refuses a foreign host name that resolves to this machine', async () => {
    const { pages } = await openShop()
    const answer = await pages.inject({ url: '/dev/outbox', headers: { host: 'evil.example' } })
    expect(answer.statusCode).toBe(421)
  })

  test.each(FORWARDED)('refuses a request that a proxy forwarded: %j', async (request) => {
    const { pages } = await openShop()
    for (const url of ['/metrics', '/dev/outbox']) {
      expect((await pages.inject({ ...request, url })).statusCode).toBe(421)
    }
  })
})

describe("the shop's own address", () => {
  const addresses = ['/metrics', '/dev/outbox?to=a']

  test.each(addresses)("redirects %s to the operator's pages while the shop is tried out", async (url) => {
    const { shop, origin } = await openShop()
    const answer = await shop.inject(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, origin + url])
  })

  const strangers: InjectOptions[] = [
    { remoteAddress: '203.0.113.9' },
    { headers: { host: 'shop.example' } },
    ...FORWARDED,
  ]
  test.each(strangers)('reveals no operator page to %j', async (request) => {
    const { shop } = await openShop()
    for (const url of addresses) {
      const answer = await shop.inject({ ...request, url })
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
    }
  })

  test('reveals nothing in production, also to a local request', async () => {
    const { shop } = await openShop(PRODUCTION)
    for (const url of addresses) expect((await shop.inject(url)).statusCode).toBe(404)
  })
})
