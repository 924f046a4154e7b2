import type { Problem } from '@shop/contract/wire.schema'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { readApiEnv } from '#env.ts'
import { useApp } from '#testing/useApp.ts'

const { app, mediaFolder } = useApp()
const QUOTE = '/api/cart/quote'
const json = { 'content-type': 'application/json' }

async function expectProblem(request: InjectOptions | string, status: number): Promise<Problem> {
  const response = await app().inject(request)
  expect(response.statusCode, response.body).toBe(status)
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-store')
  const problem = response.json<Problem>()
  expect(problem).toMatchObject({ type: 'about:blank', status })
  expect(problem.request_id).toMatch(/^[0-9a-f-]{36}$/)
  expect(response.body).not.toMatch(/node_modules|\.ts:\d|    at /)
  return problem
}

describe('errors', () => {
  it.each([
    ['/api/nothing-here', 404],
    ['/api/products/no-such-product', 404],
    ['/api/products/2147483648', 404],
    ['/api/products/99999999999999999999', 404],
    ['/api/products/0', 404],
    ['/api/products/%00', 400],
    ['/api/products/-1', 404],
    ['/api/products/1.5', 404],
    ['/api/products/1e21', 404],
    ['/api/products/%D9%A3', 404],
    ['/api/products/..%2f..%2fetc', 404],
    [`/api/products/${'x'.repeat(200)}`, 404],
    ['/api/products/%', 400],
    ['/api/products/%E0%A4%A', 400],
    ['/api/products/1/reviews?page=0', 400],
    ['/api/products?page=', 400],
    ['/api/products?page=0x1', 400],
    ['/api/products?page=1e1', 400],
    ['/api/products?page=%201', 400],
    ['/api/products?price_max=', 400],
    ['/api/products?price_max=1e308', 400],
    ['/api/products?price_max=NaN', 400],
    ['/api/products?price_max=1&price_max=2', 400],
    ['/api/products?disc_max=', 400],
    ['/api/products?rating_min=', 400],
    ['/api/products/1?fields=all', 400],
    ['/api/products/1/related?limit=5', 400],
    ['/api/SubcategoriesWithChildCategories/0', 400],
    ['/api/SubcategoriesWithChildCategories/-1', 400],
    ['/api/SubcategoriesWithChildCategories/1.5', 400],
    ['/api/SubcategoriesWithChildCategories/abc', 400],
    ['/api/SubcategoriesWithChildCategories/2147483647', 404],
    ['/api/SubcategoriesWithChildCategories/2147483648', 400],
    ['/api/SubcategoriesWithChildCategories/99999999999999999999', 400],
    ['/api/mainCategories?x=1', 400],
    ['/api/list-brand?x=1', 400],
    ['/api/home-data?x=1', 400],
    ['/api/search/suggestions?q=lip', 400],
    ['/api/search/suggestions?query=a&query=b', 400],
  ])('answers %s with %i and problem details', async (url, status) => {
    await expectProblem(url, status)
  })

  it('answers 503 with Retry-After when the database is unavailable', async () => {
    const db = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
    const cut = await buildApp({ db, mediaFolder: mediaFolder(), env: readApiEnv({}) })
    const response = await cut.inject('/api/products')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
    expect(response.json()).toMatchObject({ detail: 'The shop is busy. Please try again in a moment.' })
    await cut.close()
    await db.$client.end()
  })
})

describe('bodies', () => {
  const quote = JSON.stringify({ items: [] })
  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON',
  ])('accepts a body that is %s', async (type) => {
    const response = await app().inject({
      method: 'POST',
      url: QUOTE,
      payload: quote,
      headers: { 'content-type': type },
    })
    expect(response.statusCode).toBe(200)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\t',
    ' \tapplication/json ,text/plain',
    'application/json;',
    'application/jsonx',
    'application/json; charset=utf-7',
    'application/json; charset=utf-8; x=y',
  ])('refuses a body of type %j', async (type) => {
    await expectProblem(
      { method: 'POST', url: QUOTE, payload: quote, headers: { 'content-type': type } },
      415,
    )
  })

  it('refuses a body without a type', async () => {
    await expectProblem({ method: 'POST', url: QUOTE, payload: Buffer.from(quote) }, 415)
  })

  it.each([
    ['null', 400],
    ['[]', 400],
    ['"text"', 400],
    ['1', 400],
    ['{}', 400],
    ['{', 400],
    ['', 400],
    ['{"items":[],"extra":1}', 400],
    ['{"items":NaN}', 400],
    ['{"items":[],"__proto__":{"admin":true}}', 400],
    ['{"items":[],"constructor":{"prototype":{"admin":true}}}', 400],
    [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    [JSON.stringify({ items: [], pad: 'x'.repeat(32 * 1024) }), 413],
  ])('refuses the body %.40s', async (payload, status) => {
    await expectProblem({ method: 'POST', url: QUOTE, payload, headers: json }, status)
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  it('names each invalid field of a body', async () => {
    const payload = JSON.stringify({ items: [{ product_id: 1, variant_id: null, quantity: 11, price: 1 }] })
    const { errors } = await expectProblem({ method: 'POST', url: QUOTE, payload, headers: json }, 400)
    expect(errors?.map(({ path }) => path).toSorted()).toEqual(['items.0.price', 'items.0.quantity'])
  })
})

describe('XSRF-TOKEN', () => {
  const post = (headers: Record<string, string>) =>
    app().inject({ method: 'POST', url: QUOTE, payload: '{"items":[]}', headers: { ...json, ...headers } })

  it('sets the cookie XSRF-TOKEN once on private answers', async () => {
    const first = await post({})
    expect(first.headers['cache-control']).toBe('no-store')
    const cookie = String(first.headers['set-cookie'])
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{24}; Path=\/; SameSite=Lax$/)
    const token = /=([\w-]+)/.exec(cookie)?.[1] ?? ''
    const second = await post({ cookie: `a=b; XSRF-TOKEN=${token}`, 'x-xsrf-token': token })
    expect([second.statusCode, second.headers['set-cookie']]).toEqual([200, undefined])
  })

  it('requires the cookie XSRF-TOKEN as a header when the browser has it', async () => {
    expect((await post({ cookie: 'XSRF-TOKEN=abc' })).statusCode).toBe(403)
    expect((await post({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abd' })).statusCode).toBe(403)
    expect((await post({ cookie: 'XSRF-TOKEN=abc', 'x-xsrf-token': 'abc' })).statusCode).toBe(200)
  })
})
