import { sendFailure } from '@shop/api/html/sendFailure'
import type { Database } from '@shop/api/database/openDatabase'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerSitemap } from './sitemap.ts'
import { StoredFiles } from './StoredFiles.ts'

const query = vi.fn<(text: string) => Promise<{ rows: unknown[] }>>()
let app: FastifyInstance

beforeEach(async () => {
  query.mockReset()
  query.mockImplementation(async (text) => {
    if (text.includes('as last')) return { rows: [{ last: 1 }] }
    return { rows: text.includes('from product') ? [{ slug: 'kajal' }] : [] }
  })
  app = Fastify({ routerOptions: { maxParamLength: 200 } })
  app.setErrorHandler(sendFailure)
  app.decorate('env', { PUBLIC_ORIGIN: 'https://SHOP.example:443/' } as FastifyInstance['env'])
  registerSitemap(app, { $client: { query } } as unknown as Database, new StoredFiles())
  await app.ready()
})

afterEach(() => app.close())

test('queries the database once for many requests, ignoring their parameters', async () => {
  for (let n = 0; n < 20; n++) {
    const response = await app.inject(`/sitemap-products-0.xml?x=${n}`)
    expect([response.statusCode, response.body.includes('/product/kajal')]).toEqual([200, true])
  }
  expect(query).toHaveBeenCalledTimes(2)
})

test('lists addresses under PUBLIC_ORIGIN', async () => {
  expect((await app.inject('/sitemap.xml')).body).toContain(
    '<loc>https://shop.example/sitemap-pages.xml</loc>',
  )
})

test('lists the page of all brands', async () => {
  const { body } = await app.inject('/sitemap-pages.xml')
  expect(body).toContain('<loc>https://shop.example/productList/brands</loc>')
})

test.each(['99999', '2', '00', '-1', '1e3', '0x1', '%0a', '%00', '9'.repeat(30), 'x', '%E2%80%A8'])(
  'has no file of products with the number %s',
  async (number) => {
    const response = await app.inject(`/sitemap-products-${number}.xml`)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toContain('json')
  },
)

test('reveals no internal details when the database fails', async () => {
  query.mockRejectedValue(new Error('relation "product" does not exist'))
  const response = await app.inject('/sitemap-products-0.xml')
  expect(response.statusCode).toBe(500)
  expect(response.body).not.toContain('relation')
})
