import { sendFailure } from '@shop/api/html/sendFailure'
import { CatalogueChanges } from '@shop/api/http/CatalogueState'
import { pageAddress } from '@shop/storefront/app/pageAddress.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { plainConfig } from '@shop/storefront/testing/plainConfig.ts'
import { registerPages } from './pages.ts'

let app: FastifyInstance
let rendered: string[]

async function open(publicOrigin: string | undefined): Promise<number> {
  app = Fastify({ frameworkErrors: (error, request, reply) => void sendFailure(error, request, reply) })
  app.setErrorHandler(sendFailure)
  app.decorate('caches', new Map())
  app.decorate('env', { PUBLIC_ORIGIN: publicOrigin } as FastifyInstance['env'])
  app.decorate('pendingWrites', () => 0)
  app.decorate('countRead', async () => undefined)
  rendered = []
  registerPages(app, {
    pageAddress,
    render: async ({ url }) => {
      rendered.push(url.href)
      return { status: url.pathname === '/not-found' ? 404 : 200, html: Buffer.from(url.origin) }
    },
    configOf: async () => plainConfig,
    findRedirect: async () => undefined,
    rendersAhead: false,
    catalogueState: async () => ({ version: 1, period: '', changes: new CatalogueChanges() }),
    headersOf: async () => ({}),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

afterEach(() => app.close())

/** Sends raw bytes, which no HTTP client does, and returns the whole response. */
async function send(port: number, head: string): Promise<{ status: number; text: string }> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.write(`${head}\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  const text = Buffer.concat(chunks).toString()
  return { status: Number(text.split(' ')[1]), text }
}

test.each([
  ['//', 200],
  ['/\\', 200],
  ['//[', 404],
  ['//evil.example/blog', 404],
  ['/\\evil.example/blog', 404],
  ['/%0a', 404],
  ['/%0d', 404],
  ['/%00', 404],
  ['/%E2%80%A8', 404],
  ['/product/%0a/%0a', 404],
  ['/%', 400],
  ['/%E0%A4%A', 400],
  ['http://evil.example/blog', 400],
  ['http://[', 400],
])('answers GET %s with a page of the shop and status %i', async (path, status) => {
  const port = await open('https://shop.example')
  const answer = await send(port, `GET ${path} HTTP/1.1\r\nHost: evil.example`)
  expect(answer.status, answer.text).toBe(status)
  expect(answer.text).toContain('text/html')
  expect(answer.text).not.toMatch(/ERR_|url component/)
  for (const url of rendered) expect(url).toMatch(/^https:\/\/shop\.example\//)
})

test.each(['a b', 'a/b', 'user@evil.example', '[', 'x:99999', ''])(
  'answers the host %j with 400 while there is no public address',
  async (host) => {
    const port = await open(undefined)
    const answer = await send(port, `GET /blog HTTP/1.1\r\nHost: ${host}`)
    expect(answer.status, answer.text).toBe(400)
    expect(answer.text).not.toContain('ERR_')
    expect(rendered).toEqual([])
  },
)

test('answers HTTP/1.0 without Host with 400, or with the page when PUBLIC_ORIGIN is set', async () => {
  expect((await send(await open(undefined), 'GET / HTTP/1.0')).status).toBe(400)
  await app.close()
  expect((await send(await open('https://shop.example'), 'GET / HTTP/1.0')).status).toBe(200)
})

test("uses the request's host in lower case while PUBLIC_ORIGIN is unset", async () => {
  const port = await open(undefined)
  for (const host of ['LOCALHOST', 'localhost:80', 'localhost']) {
    await send(port, `GET /blog HTTP/1.1\r\nHost: ${host}`)
  }
  expect(rendered).toEqual(['http://localhost/blog'])
})
