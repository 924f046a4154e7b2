import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { onlyOwnHost } from './onlyOwnHost.ts'

let app: FastifyInstance

async function open(publicOrigin: string | undefined) {
  app = Fastify()
  app.decorate('env', { PUBLIC_ORIGIN: publicOrigin } as FastifyInstance['env'])
  await app.register(onlyOwnHost)
  for (const path of ['/healthz', '/readyz', '/metrics', '/*']) app.all(path, async () => 'served')
  await app.ready()
}

afterEach(() => app.close())

it.each(['evil.example', 'EVIL.example:8080', 'shop.example.evil.com', 'evil.shop.example'])(
  'redirects reads under %s to the public address, and refuses the rest',
  async (host) => {
    await open('https://shop.example')
    const read = await app.inject({ url: '/blog?category=skin', headers: { host } })
    expect([read.statusCode, read.headers.location]).toEqual([308, 'https://shop.example/blog?category=skin'])
    const write = await app.inject({ method: 'POST', url: '/api/orders', headers: { host } })
    expect(write.statusCode).toBe(421)
  },
)

it.each([
  'shop.example',
  'SHOP.example',
  'shop.example:443',
  'shop.example.',
  'localhost:3000',
  '10.0.0.7:3000',
  '[::1]:3000',
  'shop-1',
])('serves requests to %s', async (host) => {
  await open('https://shop.example')
  expect((await app.inject({ url: '/blog', headers: { host } })).body).toBe('served')
})

it('serves operators under any name, and everyone while PUBLIC_ORIGIN is unset', async () => {
  await open('https://shop.example')
  for (const url of ['/healthz', '/readyz', '/metrics']) {
    expect((await app.inject({ url, headers: { host: 'shop.default.svc.cluster.local' } })).body).toBe(
      'served',
    )
  }
  await app.close()
  await open(undefined)
  expect((await app.inject({ url: '/', headers: { host: 'any.example' } })).body).toBe('served')
})
