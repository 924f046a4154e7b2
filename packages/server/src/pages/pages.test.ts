import { HttpProblem } from '@shop/api/http/HttpProblem'
import { pageAddress } from '@shop/storefront/app/pageAddress.ts'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerPages } from './pages.ts'

/** An address that has asked for too much. */
const GREEDY = '203.0.113.9'

let app: FastifyInstance
let version: string | undefined
let rendered: string[]
/** Renderings of `/slow…` pages that have not ended. */
let underWay: (() => void)[]
let failsWith: number | undefined
let writes: number
/** Times that the renderer has asked for writes. */
let looked: number
/** Pages that the visitor may still have rendered. */
let readsLeft: number

beforeEach(async () => {
  app = Fastify()
  app.decorate('env', { PUBLIC_ORIGIN: 'https://shop.example' } as FastifyInstance['env'])
  readsLeft = Infinity
  app.decorate('countRead', async ({ ip }) => {
    if (ip === GREEDY || readsLeft <= 0) throw new HttpProblem(429, 'Too many requests.', undefined, 60)
    readsLeft -= 1
  })
  version = '1'
  app.decorate('pendingWrites', () => {
    looked += 1
    return writes
  })
  rendered = []
  underWay = []
  failsWith = undefined
  writes = 0
  looked = 0
  registerPages(app, {
    shell: { head: '', boot: 'boot()' },
    pageAddress,
    render: async ({ url, turn }) => {
      await turn?.()
      rendered.push(url.href)
      if (url.pathname === '/category/broken/1') throw new Error('no such luck')
      if (url.pathname.startsWith('/category/slow')) {
        await new Promise<void>((resolve) => underWay.push(resolve))
      }
      const status = failsWith ?? (url.pathname === '/not-found' ? 404 : 200)
      // Longer than what is not worth compressing.
      return {
        status,
        head: '<title>T</title>',
        body: `<h1>${rendered.length}</h1>${'x'.repeat(2_000)}`,
        state: '{}',
      }
    },
    config: { cities: [], geolocationUrl: null, pixel: null },
    catalogueVersion: async () => version,
    headersOf: async ({ status }) => ({ 'x-of-page': String(status) }),
  })
  await app.ready()
})

afterEach(() => app.close())

test('renders a page once and then sends it as it is stored', async () => {
  const first = await app.inject('/category/makeup/1')
  const second = await app.inject('/category/makeup/1')
  expect(second.body).toBe(first.body)
  expect(rendered).toEqual(['https://shop.example/category/makeup/1'])
})

test('renders once for many who ask at the same time', async () => {
  await Promise.all(Array.from({ length: 50 }, () => app.inject('/')))
  expect(rendered).toHaveLength(1)
})

test('refuses an address that asked for too much, and not others who wait for the same page', async () => {
  const ask = (remoteAddress: string) => app.inject({ url: '/', remoteAddress })
  const asked = await Promise.all([ask(GREEDY), ask('203.0.113.8'), ask(GREEDY)])
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([429, 200, 429])
  expect((await ask(GREEDY)).statusCode).toBe(200)
})

test('renders a page once whatever else its query says', async () => {
  for (let n = 0; n < 50; n++) {
    await app.inject(`/?x=${n}`)
    await app.inject(`/login?utm_source=${n}`)
    await app.inject(`//?selectedCity=Noida&${n}`)
  }
  expect(rendered).toEqual(['https://shop.example/', 'https://shop.example/login'])
})

test('renders a page anew when the catalogue has changed', async () => {
  await app.inject('/')
  version = '2'
  expect((await app.inject('/')).body).toContain('<h1>2</h1>')
})

test('sends stored pages while the catalogue version is unknown', async () => {
  await app.inject('/')
  version = undefined
  expect((await app.inject('/')).body).toContain('<h1>1</h1>')
})

test('sends an old page when a new one can not be rendered', async () => {
  await app.inject('/')
  version = '2'
  failsWith = 503
  const response = await app.inject('/')
  expect([response.statusCode, response.body.includes('<h1>1</h1>')]).toEqual([200, true])
})

test('sends a page that is not found with its status, and no cache keeps it', async () => {
  const response = await app.inject('/nowhere')
  expect(response.statusCode).toBe(404)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('renders one page for all addresses that no route has', async () => {
  for (const path of ['/nowhere', '/no/where', '/%E2%80%A8']) {
    expect((await app.inject(path)).statusCode).toBe(404)
  }
  expect(rendered).toEqual(['https://shop.example/not-found'])
})

test('sends a page without its data as a 503 that says when to come back', async () => {
  failsWith = 503
  const response = await app.inject('/')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBeDefined()
  expect(response.headers['cache-control']).toBe('no-store')
})

test('answers a page that can not be rendered with a way on, and nothing of the inside', async () => {
  const response = await app.inject('/category/broken/1')
  expect(response.statusCode).toBe(500)
  expect(response.body).toContain('Unexpected Application Error!')
  expect(response.body).toContain('500: ')
  expect(response.body).toContain('href=""')
  expect(response.body).toContain('href="/"')
  expect(response.body).not.toContain('no such luck')
})

test('turns pages away beyond a short queue, and still sends stored ones', async () => {
  await app.inject('/')
  const asked = Array.from({ length: 200 }, (_, n) => app.inject(`/category/slow-${n}/1`))
  const turnedAway = await Promise.any(asked)
  expect(turnedAway.statusCode).toBe(503)
  expect(turnedAway.headers['retry-after']).toBeDefined()
  expect(turnedAway.headers['content-type']).toContain('text/html')
  expect(turnedAway.body).toContain('503: ')
  expect(underWay.length).toBeLessThan(10)
  expect((await app.inject('/')).statusCode).toBe(200)
  const ending = setInterval(() => underWay.splice(0).forEach((end) => end()), 1)
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode)
  clearInterval(ending)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})

test('gives way to orders under way before it renders, for a moment only', async () => {
  writes = 1
  expect((await app.inject('/')).statusCode).toBe(200)
  expect(looked).toBeGreaterThan(1)
  writes = 0
  looked = 0
  await app.inject('/login')
  expect(looked).toBe(1)
})

test('answers an unknown file without rendering a page', async () => {
  for (const path of ['/assets/%0a', '/assets/%00', '/assets/nothing.js']) {
    const response = await app.inject(path)
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ])
  }
  expect(rendered).toEqual([])
})

test('refuses to render for an address that had too much rendered, and still sends stored pages', async () => {
  readsLeft = 1
  await app.inject('/')
  const refused = await app.inject('/category/makeup/1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect(refused.headers['content-type']).toContain('text/html')
  expect((await app.inject('/')).statusCode).toBe(200)
})

test('refuses to change a page', async () => {
  const response = await app.inject({ method: 'POST', url: '/' })
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('sends the same page to everyone: it sets no cookie, and shared caches may keep it', async () => {
  const { headers } = await app.inject('/')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toContain('public')
})

test('sends a stored page with the headers that it was stored with', async () => {
  await app.inject('/')
  expect((await app.inject('/')).headers['x-of-page']).toBe('200')
  expect((await app.inject('/nowhere')).headers['x-of-page']).toBe('404')
})

test('sends a page compressed', async () => {
  const { rawPayload, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<h1>1</h1>')
})
