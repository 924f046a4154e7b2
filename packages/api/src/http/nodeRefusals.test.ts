import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, it } from 'vitest'
import { useApp } from '#testing/useApp.ts'

const { app } = useApp('empty')

beforeAll(() => app().listen({ host: '127.0.0.1', port: 0 }))

async function send(...lines: string[]): Promise<string> {
  const socket = connect((app().server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  return text(socket)
}

it('answers HTTP/1.1 without Host with a problem', async () => {
  const answer = await send('GET /api/recent-blogs HTTP/1.1')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('application/problem+json')
  expect(answer).toContain('The Host header is missing.')
})

it('answers HTTP/1.0 without Host', async () => {
  expect(await send('GET /api/recent-blogs HTTP/1.0')).toMatch(/^HTTP\/1\.[01] 200 /)
})

it('ignores expectations that it does not know', async () => {
  const answer = await send('GET /api/recent-blogs HTTP/1.1', 'Host: shop', 'Expect: something')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})
