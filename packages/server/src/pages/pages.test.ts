import { brotliDecompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerPages } from './pages.ts'
import { securityHeaders } from './securityHeaders.ts'

let app: FastifyInstance
let version: string
let isDatabaseUp: boolean
let rendered: string[]

beforeEach(async () => {
  app = Fastify()
  version = '1'
  isDatabaseUp = true
  rendered = []
  registerPages(app, {
    shell: { head: '', boot: 'boot()' },
    render: async ({ url }) => {
      rendered.push(url.href)
      if (url.pathname === '/broken') throw new Error('no such luck')
      const status = url.pathname === '/nowhere' ? 404 : 200
      return { status, head: '<title>T</title>', body: `<h1>${rendered.length}</h1>`, state: '{}' }
    },
    config: { cities: [], geolocationUrl: null, pixel: null },
    catalogueVersion: async () => {
      if (!isDatabaseUp) throw new Error('down')
      return version
    },
    headers: securityHeaders('boot()'),
    publicOrigin: 'https://shop.example',
  })
  await app.ready()
})

afterEach(() => app.close())

test('a page is rendered once and then sent as it is stored', async () => {
  const first = await app.inject('/category/makeup/1')
  const second = await app.inject('/category/makeup/1')
  expect(second.body).toBe(first.body)
  expect(rendered).toEqual(['https://shop.example/category/makeup/1'])
})

test('many who ask at once wait for one rendering', async () => {
  await Promise.all(Array.from({ length: 50 }, () => app.inject('/')))
  expect(rendered).toHaveLength(1)
})

test('a change of the catalogue makes stored pages old', async () => {
  await app.inject('/')
  version = '2'
  expect((await app.inject('/')).body).toContain('<h1>2</h1>')
})

test('while the database is down, stored pages are still sent', async () => {
  await app.inject('/')
  isDatabaseUp = false
  expect((await app.inject('/')).body).toContain('<h1>1</h1>')
})

test('a page that is not found has its status and is not stored', async () => {
  const response = await app.inject('/nowhere')
  expect(response.statusCode).toBe(404)
  expect(response.headers['cache-control']).toBe('no-store')
  await app.inject('/nowhere')
  expect(rendered).toHaveLength(2)
})

test('a page that can not be rendered says so and offers a way on', async () => {
  const response = await app.inject('/broken')
  expect(response.statusCode).toBe(500)
  expect(response.body).toContain('Unexpected Application Error!')
  expect(response.body).toContain('href="/"')
  expect(response.body).not.toContain('no such luck')
})

test('pages are the same for everyone: no cookie is set, and shared caches may keep them', async () => {
  const { headers } = await app.inject('/')
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toContain('public')
})

test('only the inline script of the shop may run', async () => {
  const { headers } = await app.inject('/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('calls go to the shop and to the hosts that the operator named, nowhere else', () => {
  expect(securityHeaders('')['content-security-policy']).toContain("; connect-src 'self';")
  const policy = securityHeaders('', ['https://geo.example/json?key=1', 'https://geo.example/other'])
  expect(policy['content-security-policy']).toContain("; connect-src 'self' https://geo.example;")
})

test.each([
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['', undefined],
])('a browser that takes %j gets %j', async (accepted, expected) => {
  const response = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(response.headers['content-encoding']).toBe(expected)
})

test('what is compressed is the page', async () => {
  const { rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<h1>1</h1>')
})
