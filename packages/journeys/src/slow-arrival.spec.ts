import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { findTestProducts } from './checkout.ts'
import { layoutShifts } from './layoutShifts.ts'
import { watchForTrouble } from './shopper.ts'

const PIECE_BYTES = 700
const PAUSE_MS = 12
const OPTION_END = '</option>'

/** How a page is sent. */
type SendPage = (page: Buffer, outgoing: ServerResponse) => void

const inPieces: SendPage = (page, outgoing) => void Readable.from(pieces(page)).pipe(outgoing)

/** The shop behind a bad connection. */
const behindBadConnection = (shop: URL) =>
  createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: shop.host, 'accept-encoding': 'identity' }
    request(new URL(incoming.url ?? '/', shop), { headers, method: incoming.method }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      if (answer.headers['content-type']?.startsWith('text/html'))
        void buffer(answer).then((page) => sendPage(page, outgoing))
      else answer.pipe(outgoing)
    }).end()
  })

/** Each piece may be drawn before the next. A piece also ends after each option of a select, whose width follows the longest that has arrived. */
async function* pieces(page: Buffer) {
  for (let start = 0, end = 0; start < page.length; start = end) {
    const option = page.indexOf(OPTION_END, start)
    end = option < 0 ? start + PIECE_BYTES : Math.min(option + OPTION_END.length, start + PIECE_BYTES)
    yield page.subarray(start, end)
    await wait(PAUSE_MS)
  }
}

/** The first part of a page, up to the end of its first button "Add to Cart". */
function beginningOf(page: Buffer): Buffer {
  const button = page.indexOf('Add to Cart', page.indexOf('<main'))
  return page.subarray(0, page.indexOf('</button>', button) + '</button>'.length)
}

let server: Server
let origin: string
let sendPage: SendPage
test.beforeAll(async ({ baseURL }) => {
  server = behindBadConnection(new URL(baseURL ?? ''))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.beforeEach(() => {
  sendPage = inPieces
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
    await page.goto(origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { sum, moved } = await layoutShifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(0.001)
  })

test('answers a tap that comes while the page arrives', async ({ page, baseURL }) => {
  const [product] = await findTestProducts(baseURL)
  let sendRest = () => {}
  sendPage = (html, outgoing) => {
    const beginning = beginningOf(html)
    outgoing.write(beginning)
    sendRest = () => outgoing.end(html.subarray(beginning.length))
  }
  const trouble = watchForTrouble(page)
  await page.goto(`${origin}/product/${product?.slug}`, { waitUntil: 'commit' })
  const scripts = page.waitForResponse(/\/assets\/entry-client/)
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).first()
  await add.click()
  await test.step('the button looks pressed, and the scripts wait for the rest of the page', async () => {
    await expect(add).toHaveCSS('opacity', '0.6')
    await scripts
    await expect(page.getByRole('button', { name: 'Go to Cart' })).toHaveCount(0)
  })
  sendRest()
  await expect(page.getByText('Added to your cart')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Go to Cart', exact: true }).first()).toBeVisible()
  expect(trouble).toEqual([])
})

test('loads a page again of which a part has not arrived', async ({ page, baseURL }) => {
  const [product] = await findTestProducts(baseURL)
  let cut = () => {}
  sendPage = (html, outgoing) => {
    outgoing.write(beginningOf(html))
    cut = () => outgoing.destroy()
    sendPage = inPieces
  }
  await page.goto(`${origin}/product/${product?.slug}`, { waitUntil: 'commit' })
  const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).first()
  await add.click()
  cut()
  await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 60_000 })
  await add.click()
  await expect(page.getByText('Added to your cart')).toBeVisible()
})

for (const script of ['entry-client', 'catalogue', 'product'])
  test(`asks again for the script "${script}" that has not arrived, and answers the tap`, async ({
    page,
    baseURL,
  }) => {
    const [product] = await findTestProducts(baseURL)
    let lost = 0
    await page.route(new RegExp(`/assets/${script}-\\w+\\.js$`), (route) =>
      lost++ < 2 ? route.abort('connectionreset') : route.continue(),
    )
    await page.goto(`/product/${product?.slug}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await expect(page.getByText('Added to your cart')).toBeVisible()
    expect(lost).toBeGreaterThan(2)
  })
