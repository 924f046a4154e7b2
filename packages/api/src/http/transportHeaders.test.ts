import { describe, expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const plain = useApp('empty')
const proxied = useApp('empty', { TRUSTED_PROXIES: '127.0.0.1' })
const published = useApp('empty', { PUBLIC_ORIGIN: 'https://shop.example' })

const ADDRESSES = [
  '/api/products',
  '/api/products/nothing',
  '/api/nothing',
  '/api/products/%',
  '/api/users/profile',
  '/api/openapi.json',
  '/api/docs/static/nothing',
  '/media/nothing/1',
  '/healthz',
  '/pay/nothing',
]

describe('x-content-type-options', () => {
  it.each(ADDRESSES)('sends nosniff at %s', async (url) => {
    const { headers } = await plain.app().inject(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('strict-transport-security', () => {
  const hsts = async ({ app }: typeof plain, headers = {}) =>
    (await app().inject({ url: '/api/products', headers })).headers['strict-transport-security']

  it('sends HSTS when a trusted proxy was reached by https', async () => {
    expect(await hsts(proxied, { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000')
    expect(await hsts(proxied, { 'x-forwarded-proto': 'http' })).toBeUndefined()
  })

  it('sends HSTS when the public address is https', async () => {
    expect(await hsts(published)).toBe('max-age=31536000')
  })

  it('sends no HSTS over plain http, whatever headers the client sends', async () => {
    expect(await hsts(plain)).toBeUndefined()
    expect(await hsts(plain, { 'x-forwarded-proto': 'https' })).toBeUndefined()
  })
})
