import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchPicture } from './fetchPicture.ts'

let answer: RequestListener
let asked: string[]
const server = createServer((request, reply) => {
  asked.push(request.url ?? '')
  answer(request, reply)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answer = (_, reply) => reply.end('bytes')
})

const at = (host: string, path = '/a.jpg') =>
  new URL(`http://${host}:${(server.address() as AddressInfo).port}${path}`)
const isAllowed = (address: string) => address === '127.0.0.1'
const fetched = (url: URL, options = {}) => fetchPicture(url, { isAllowed, ...options })

test('answers the bytes of a picture, also behind a redirect', async () => {
  answer = ({ url }, reply) =>
    url === '/a.jpg' ? reply.writeHead(302, { location: '/b.jpg' }).end() : reply.end('b')
  expect((await fetched(at('127.0.0.1'))).toString()).toBe('b')
  expect(asked).toEqual(['/a.jpg', '/b.jpg'])
})

test.each(['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '127.1'])(
  'calls nothing on this machine: %s',
  async (host) => {
    await expect(fetchPicture(at(host))).rejects.toThrow('is not on the public internet')
    expect(asked).toEqual([])
  },
)

test('follows no redirect to a private address', async () => {
  for (const location of ['http://10.0.0.1/', 'http://[::1]/', 'file:///etc/passwd']) {
    answer = (_, reply) => reply.writeHead(301, { location }).end()
    await expect(fetched(at('127.0.0.1'))).rejects.toThrow(/is not on the public internet|is no http/)
  }
})

test.each([
  ['redirects more than 3 times', (_, reply) => reply.writeHead(302, { location: '/a' }).end()],
  ['answers 404', (_, reply) => reply.writeHead(404).end('no')],
  [
    'is larger than 25 MB',
    (_, reply) => {
      const part = Buffer.alloc(1 << 20)
      const more = () => {
        while (!reply.destroyed && reply.write(part));
      }
      reply.on('drain', more)
      more()
    },
  ],
  ['took longer than 0.2 s', (_, reply) => reply.write('slowly')],
  ["can't be fetched", (_, reply) => reply.destroy()],
] as [string, RequestListener][])('refuses a picture that %s', async (reason, listener) => {
  answer = listener
  const timeMaxMs = reason.includes('0.2') ? 200 : 10_000
  await expect(fetched(at('127.0.0.1'), { timeMaxMs })).rejects.toThrow(reason)
})
