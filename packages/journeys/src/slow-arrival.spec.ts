import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { layoutShifts } from './layoutShifts.ts'

const PIECE_BYTES = 700
const PAUSE_MS = 12
const OPTION_END = '</option>'

/** The shop behind a slow connection: pages arrive in pieces, and each piece may be drawn before the next. */
const behindSlowConnection = (shop: URL) =>
  createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: shop.host, 'accept-encoding': 'identity' }
    request(new URL(incoming.url ?? '/', shop), { headers, method: incoming.method }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (answer.headers['content-type']?.startsWith('text/html'))
        Readable.from(pieces(answer)).pipe(outgoing)
      else answer.pipe(outgoing)
    }).end()
  })

/** A piece also ends after each option of a select, whose width follows the longest that has arrived. */
async function* pieces(answer: IncomingMessage) {
  const page = Buffer.concat(await answer.toArray())
  for (let start = 0, end = 0; start < page.length; start = end) {
    const option = page.indexOf(OPTION_END, start)
    end = option < 0 ? start + PIECE_BYTES : Math.min(option + OPTION_END.length, start + PIECE_BYTES)
    yield page.subarray(start, end)
    await wait(PAUSE_MS)
  }
}

let server: Server
test.beforeAll(async ({ baseURL }) => {
  server = behindSlowConnection(new URL(baseURL ?? ''))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

for (const path of [
  '/',
  '/category/makeup/1',
  '/category/clothing/81',
  '/productList/makeup?category=main',
  '/product/rozana-satin-pop-lipstick',
])
  test(`moves nothing of ${path} while it arrives`, async ({ page }) => {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { sum, moved } = await layoutShifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(0.001)
  })
