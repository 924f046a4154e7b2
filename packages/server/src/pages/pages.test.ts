import { HttpProblem } from '@shop/api/http/HttpProblem'
import { CatalogueChanges } from '@shop/api/http/CatalogueState'
import { pageAddress } from '@shop/storefront/app/pageAddress.ts'
import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { plainConfig } from '@shop/storefront/testing/plainConfig.ts'
import { registerPages } from './pages.ts'

const GREEDY = '203.0.113.9'

let app: FastifyInstance
let version: number | undefined
let changes: CatalogueChanges
let rendered: string[]
/** Calls of the API that a rendering makes. */
let calls: string[]
/** Pending renderings of `/slow…` pages. */
let underWay: (() => void)[]
let failsWith: number | undefined
let writes: number
/** Number of calls of `pendingWrites`. */
let looked: number
/** Remaining computed reads of the visitor's address. */
let readsLeft: number
let redirects: Map<string, string>

beforeEach(async () => {
  app = await openPages()
})

async function openPages({ rendersAhead = false } = {}): Promise<FastifyInstance> {
  const app = Fastify()
  app.decorate('caches', new Map())
  app.decorate('env', { PUBLIC_ORIGIN: 'https://shop.example' } as FastifyInstance['env'])
  readsLeft = Infinity
  redirects = new Map()
  app.decorate('countRead', async ({ ip }) => {
    if (ip === GREEDY || readsLeft <= 0) throw new HttpProblem(429, 'Too many requests.', undefined, 60)
    readsLeft -= 1
  })
  version = 1
  changes = new CatalogueChanges()
  app.decorate('pendingWrites', () => {
    looked += 1
    return writes
  })
  rendered = []
  calls = []
  underWay = []
  failsWith = undefined
  writes = 0
  looked = 0
  registerPages(app, {
    pageAddress,
    render: async ({ url, call }) => {
      for (const path of calls) await call({ method: 'GET', url: path })
      rendered.push(url.href)
      if (url.pathname === '/category/broken/1') throw new Error('no such luck')
      if (url.pathname.startsWith('/category/slow')) {
        await new Promise<void>((resolve) => underWay.push(resolve))
      }
      const status = failsWith ?? (url.pathname === '/not-found' ? 404 : 200)
      // Long enough to be compressed.
      return { status, html: Buffer.from(`<h1>${rendered.length}</h1>${'x'.repeat(2_000)}`) }
    },
    configOf: async () => plainConfig,
    findRedirect: async ({ pathname }) => redirects.get(pathname),
    catalogueState: async () => (version === undefined ? undefined : { version, period: '', changes }),
    rendersAhead,
    headersOf: async ({ status }) => ({ 'x-of-page': String(status) }),
  })
  app.get('/api/shows/:key', ({ params }, reply) =>
    reply.header('surrogate-key', (params as { key: string }).key).send({}),
  )
  app.get('/api/silent', (_, reply) => reply.send({}))
  await app.ready()
  return app
}

afterEach(() => app.close())

function changeEverything(): void {
  version = 2
  changes.add(2, 2, [])
}

test('renders a page once and then sends it from the cache', async () => {
  const first = await app.inject('/category/makeup/1')
  const second = await app.inject('/category/makeup/1')
  expect(second.body).toBe(first.body)
  expect(rendered).toEqual(['https://shop.example/category/makeup/1'])
})

test('renders once for concurrent requests', async () => {
  await Promise.all(Array.from({ length: 50 }, () => app.inject('/')))
  expect(rendered).toHaveLength(1)
})

test('refuses a client above its limit, and not others that wait for the same page', async () => {
  const ask = (remoteAddress: string) => app.inject({ url: '/', remoteAddress })
  const asked = await Promise.all([ask(GREEDY), ask('203.0.113.8'), ask(GREEDY)])
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([429, 200, 429])
  expect((await ask(GREEDY)).statusCode).toBe(200)
})

test('ignores unknown query parameters in the cache key', async () => {
  for (let n = 0; n < 50; n++) {
    await app.inject(`/?x=${n}`)
    await app.inject(`/login?utm_source=${n}`)
    await app.inject(`//?selectedCity=Noida&${n}`)
  }
  expect(rendered).toEqual(['https://shop.example/', 'https://shop.example/login'])
})

test('renders a page again when the catalogue has changed', async () => {
  await app.inject('/')
  changeEverything()
  expect((await app.inject('/')).body).toContain('<h1>2</h1>')
})

test('renders a page again only for a change of what it shows', async () => {
  calls = ['/api/shows/product-7%20product-8', '/api/shows/product-9']
  expect((await app.inject('/')).headers['surrogate-key']).toBe('catalogue product-7 product-8 product-9')
  version = 2
  changes.add(2, 0, [[10, 2]])
  await app.inject('/')
  expect(rendered).toHaveLength(1)
  version = 3
  changes.add(3, 0, [[9, 3]])
  await app.inject('/')
  expect(rendered).toHaveLength(2)
})

test('renders a page again after any change when a response does not say what it shows', async () => {
  calls = ['/api/shows/product-7', '/api/silent']
  await app.inject('/')
  version = 2
  changes.add(2, 0, [[10, 2]])
  expect((await app.inject('/')).headers['surrogate-key']).toBe('catalogue any-change')
  expect(rendered).toHaveLength(2)
})

test('sends cached pages while the catalogue version is unknown', async () => {
  await app.inject('/')
  version = undefined
  expect((await app.inject('/')).body).toContain('<h1>1</h1>')
})

test('sends a stale page when rendering fails', async () => {
  await app.inject('/')
  changeEverything()
  failsWith = 503
  const response = await app.inject('/')
  expect([response.statusCode, response.body.includes('<h1>1</h1>')]).toEqual([200, true])
})

test('sends a page that is not found with 404, uncacheable', async () => {
  const response = await app.inject('/nowhere')
  expect(response.statusCode).toBe(404)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('renders one page for all unknown addresses', async () => {
  for (const path of ['/nowhere', '/no/where', '/%E2%80%A8']) {
    expect((await app.inject(path)).statusCode).toBe(404)
  }
  expect(rendered).toEqual(['https://shop.example/not-found'])
})

test.each(['/old/page', '/product/old'])('redirects %s to its new address with 301', async (from) => {
  redirects.set(from, '/product/new')
  for (let time = 0; time < 2; time += 1) {
    const { statusCode, headers, body } = await app.inject(from)
    expect([statusCode, headers.location, body]).toEqual([301, '/product/new', ''])
    expect(headers['cache-control']).toContain('max-age=0, s-maxage=60')
  }
  expect(rendered).toEqual([])
})

test('counts each look-up of an unknown address for its client', async () => {
  await app.inject('/nowhere')
  expect((await app.inject({ url: '/nowhere', remoteAddress: GREEDY })).statusCode).toBe(429)
})

test('looks nothing up while the database is unavailable', async () => {
  await app.inject('/nowhere')
  redirects.set('/nowhere', '/product/new')
  version = undefined
  expect((await app.inject('/nowhere')).statusCode).toBe(404)
})

test('sends a page without its data as a 503 with Retry-After', async () => {
  failsWith = 503
  const response = await app.inject('/')
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBeDefined()
  expect(response.headers['cache-control']).toBe('no-store')
})

test('answers a rendering error with links and without internal details', async () => {
  const response = await app.inject('/category/broken/1')
  expect(response.statusCode).toBe(500)
  expect(response.body).toContain('Unexpected Application Error!')
  expect(response.body).toContain('500: ')
  expect(response.body).toContain('href=""')
  expect(response.body).toContain('href="/"')
  expect(response.body).not.toContain('no such luck')
})

test('refuses pages when the queue is full, and still sends cached ones', async () => {
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

test('gives way to pending orders before it renders, for a limited time', async () => {
  calls = ['/api/silent']
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

test("refuses to render above the client's limit, and still sends cached pages", async () => {
  readsLeft = 1
  await app.inject('/')
  const refused = await app.inject('/category/makeup/1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect(refused.headers['content-type']).toContain('text/html')
  expect((await app.inject('/')).statusCode).toBe(200)
})

test('refuses methods other than GET and HEAD', async () => {
  const response = await app.inject({ method: 'POST', url: '/' })
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('sends the same page to all visitors, without cookies and publicly cacheable', async () => {
  const { headers } = await app.inject('/')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toContain('public')
})

test('sends a cached page with its cached headers', async () => {
  await app.inject('/')
  expect((await app.inject('/')).headers['x-of-page']).toBe('200')
  expect((await app.inject('/nowhere')).headers['x-of-page']).toBe('404')
})

test('answers 304 to a visitor who has the page, until it changes', async () => {
  const { headers } = await app.inject('/')
  const askAgain = () => app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } })
  const { statusCode, body, headers: kept } = await askAgain()
  expect([statusCode, body, kept.etag]).toEqual([304, '', headers.etag])
  expect([kept['cache-control'], kept['x-of-page']]).toEqual([headers['cache-control'], '200'])
  expect(rendered).toHaveLength(1)
  changeEverything()
  expect((await askAgain()).body).toContain('<h1>2</h1>')
})

test('answers a page that is not found with 404 to a visitor who has it', async () => {
  const { headers } = await app.inject('/nowhere')
  expect(headers.etag).toBeUndefined()
  const again = await app.inject({ url: '/nowhere', headers: { 'if-none-match': '*' } })
  expect(again.statusCode).toBe(404)
})

test('sends a page compressed', async () => {
  const { rawPayload, headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<h1>1</h1>')
})

test('renders visited pages again after a change, the most visited first, before their next visitors come', async () => {
  await app.close()
  app = await openPages({ rendersAhead: true })
  for (let visit = 0; visit < 3; visit++) await app.inject('/')
  await app.inject('/login')
  changeEverything()
  await expect.poll(() => rendered.length, { timeout: 5_000 }).toBe(4)
  expect(rendered.slice(2)).toEqual(['https://shop.example/', 'https://shop.example/login'])
  expect((await app.inject('/')).body).toContain('<h1>3</h1>')
})
