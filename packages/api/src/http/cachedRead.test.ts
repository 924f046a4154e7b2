import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp()
const URL = '/api/products?limit=5'

it.each([
  '/api/home-data',
  '/api/mainCategories',
  '/api/SubcategoriesWithChildCategories/1',
  '/api/list-brand',
  '/api/products',
  '/api/products/1',
  '/api/products/1/related',
  '/api/products/1/goes-with',
  '/api/products/1/reviews',
  '/api/product-cards?id=1&id=2',
  '/api/search/suggestions?query=lip',
])('%s is publicly cacheable, and answers 304 to a matching ETag', async (url) => {
  const first = await app().inject(url)
  expect(first.statusCode).toBe(200)
  expect(first.headers['cache-control']).toBe('public, max-age=60')
  expect(first.headers['set-cookie']).toBeUndefined()
  expect(first.headers['content-type']).toBe('application/json; charset=utf-8')
  const etag = String(first.headers.etag)
  for (const ifNoneMatch of [etag, etag.replace(/^W\//, ''), `"other", ${etag}`, '*']) {
    const second = await app().inject({ url, headers: { 'if-none-match': ifNoneMatch } })
    expect([second.statusCode, second.body], ifNoneMatch).toEqual([304, ''])
    expect(second.headers.etag).toBe(etag)
  }
  expect((await app().inject({ url, headers: { 'if-none-match': 'W/"other"' } })).statusCode).toBe(200)
})

it('answers HEAD like GET, without the body', async () => {
  const [head, get] = [await app().inject({ method: 'HEAD', url: URL }), await app().inject(URL)]
  expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', get.headers.etag])
})

it('compresses for clients that accept brotli', async () => {
  const plain = await app().inject(URL)
  expect(plain.headers['content-encoding']).toBeUndefined()
  const compressed = await app().inject({ url: URL, headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(compressed.headers['content-encoding']).toBe('br')
  expect(compressed.headers.vary).toContain('accept-encoding')
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body)
  expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

it("stores an answer to the server's own call as text until a client asks for it", async () => {
  const url = '/api/products?limit=9'
  const before = app().answers.bytes
  const { body } = await app().inject(url)
  expect(app().answers.bytes - before).toBeGreaterThan(body.length)
  await app().inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(app().answers.bytes - before).toBeLessThan(body.length)
})

it('shows a change of the catalogue instead of the cached response', async () => {
  const before = await app().inject(URL)
  await db().execute(sql`update product set title = 'Renamed' where id = ${before.json().data[0].id}`)
  const after = await app().inject({ url: URL, headers: { 'if-none-match': String(before.headers.etag) } })
  expect(after.statusCode).toBe(200)
  expect(after.json().data[0].title).toBe('Renamed')
})
