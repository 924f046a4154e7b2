import type { AddressInfo } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import type { Problem } from '@shop/contract/wire.schema'
import { useApp } from '#testing/useApp.ts'

const { app } = useApp('empty', { READS_PER_MINUTE: '5', TRUSTED_PROXIES: '127.0.0.1' })

beforeAll(() => app().listen({ host: '127.0.0.1', port: 0 }))

/** Request over a socket: injected requests are not counted. */
async function read(path: string, address: string, init: RequestInit = {}): Promise<Response> {
  const { port } = app().server.address() as AddressInfo
  const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' }
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })
}

const statusesOf = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted()

it('refuses reads of one address above the limit, with Retry-After', async () => {
  const lists = (address: string) =>
    [1, 2, 3, 4, 5, 6, 7].map((page) => read(`/api/products?page=${page}`, address))
  expect(await statusesOf(lists('203.0.113.1'))).toEqual([200, 200, 200, 200, 200, 429, 429])
  const refused = await read('/api/search/suggestions?query=lip', '203.0.113.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(((await refused.json()) as Problem).detail).toContain('try again in a moment')
  expect((await read('/api/search/suggestions?query=lip', '203.0.113.2')).status).toBe(200)
})

it('counts an IPv6 network as one address', async () => {
  const lists = [1, 2, 3, 4, 5, 6].map((n) =>
    read(`/api/search/suggestions?query=a${n}`, `2001:db8:1:${n}::1`),
  )
  expect(await statusesOf(lists)).toEqual([200, 200, 200, 200, 200, 429])
})

it('does not count cached answers', async () => {
  const answers = Array.from({ length: 20 }, () => () => read('/api/home-data', '203.0.113.3'))
  for (const ask of answers) expect((await ask()).status).toBe(200)
})

it('counts quotes, and never orders', async () => {
  const post = (path: string) => read(path, '203.0.113.4', { method: 'POST', body: '{"items":[]}' })
  const quotes = Array.from({ length: 6 }, () => post('/api/cart/quote'))
  expect(await statusesOf(quotes)).toEqual([200, 200, 200, 200, 200, 429])
  expect((await post('/api/orders')).status).toBe(400)
})

it('does not count injected requests', async () => {
  for (let page = 10; page < 20; page += 1) {
    expect((await app().inject(`/api/products?page=${page}`)).statusCode).toBe(200)
  }
})
