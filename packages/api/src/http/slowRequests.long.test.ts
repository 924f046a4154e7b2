import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const { app } = useApp('empty')
let shop: FastifyInstance

beforeAll(async () => {
  shop = app()
  await shop.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => shop.close())

/** Sends the first part at once and the rest byte by byte, one a second; returns the response. */
async function trickle(first: string, rest: string): Promise<string> {
  const address = shop.server.address()
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  socket.on('error', (error) => (answer += error.message))
  socket.write(first)
  let sent = 0
  const timer = setInterval(() => socket.writable && socket.write(rest.charAt(sent++ % rest.length)), 1_000)
  await once(socket, 'close')
  clearInterval(timer)
  return answer
}

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n`

describe.concurrent('a request that arrives one byte a second', () => {
  test.each([
    ['in its request line', '', 'GET /api/home-data'],
    ['in its headers', head('/api/cart/quote'), 'x'],
    ['in the body of a read', `${head('/api/cart/quote')}\r\n{`, ' '],
    ['in the body of an order', `${head('/api/orders')}\r\n{`, ' '],
  ])(
    'answers 408 to %s that arrives one byte a second, and closes the connection',
    async (_, first, rest) => {
      const answer = await trickle(first, rest)
      const [headers = '', body = ''] = answer.split('\r\n\r\n')
      expect(headers).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\ncontent-type: application\/problem\+json/)
      expect(JSON.parse(body)).toMatchObject({ status: 408, title: 'Request Timeout' })
    },
    60_000,
  )
})

test.each([
  ['no request', 'hello\r\n\r\n', 400],
  ['headers of 100 kB', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
])('refuses %s with problem details', async (_, text, status) => {
  const answer = await trickle(text, '')
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\r\ncontent-type: application/problem\\+json`))
})
