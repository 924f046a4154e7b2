import type { BrowserContext, CDPSession } from 'playwright-core'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { builtSize } from '../builtSize.ts'
import { findSamplePages } from '../samplePages.ts'
import { atMost, toNumber, type Report } from '../table.ts'
import { openAndSettle } from '../openAndSettle.ts'

interface Loaded {
  scriptBytes: number
  scripts: number
  htmlBytes: number
  requests: number
}

const { firstVisitKb, otherRouteKb, requests } = budgets.size

/** Transferred bytes of a first visit in a real browser, next to the size computed from the build. */
export async function measureSize(bench: Bench): Promise<Report[]> {
  return bench.withShop(await bench.demo(), async ({ origin }) => {
    const pages = await findSamplePages(origin)
    const routes = [
      { name: 'home', path: pages.home, module: 'home/HomeRoute', budget: firstVisitKb },
      { name: 'list', path: pages.list, module: 'product-list/ProductListRoute', budget: firstVisitKb },
      { name: 'product', path: pages.product, module: 'product/ProductRoute', budget: firstVisitKb },
      { name: 'cart with a product', path: '/mycart', module: 'cart/CartRoute', budget: otherRouteKb },
    ]
    const rows = await bench.withBrowser(async (browser) => {
      const measured: string[][] = []
      for (const { name, path, module, budget } of routes) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
        if (path === '/mycart') await fillCart(context, origin + pages.product)
        const loaded = await visit(context, origin + path)
        await context.close()
        measured.push([
          name,
          atMost(loaded.scriptBytes / 1_000, budget, 1),
          `${budget}`,
          toNumber((await builtSize(`src/routes/${module}.tsx`)) / 1_000, 1),
          `${loaded.scripts}`,
          toNumber(loaded.htmlBytes / 1_000, 1),
          atMost(loaded.requests, requests),
          `${requests}`,
        ])
      }
      return measured
    })
    return [
      {
        title: 'JavaScript of a first visit',
        note: 'KB of 1,000 bytes, brotli, at 390 px, with all that arrives when the browser is idle. By the build: what the entry and the route import statically.',
        columns: [
          'page',
          'JS, KB',
          'budget',
          'by the build, KB',
          'scripts',
          'HTML, KB',
          'HTML + CSS + JS requests',
          'budget',
        ],
        rows,
      },
    ]
  })
}

async function visit(context: BrowserContext, address: string): Promise<Loaded> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const loaded = countResponses(session)
  await openAndSettle(page, address)
  return loaded
}

/** Sums the transferred bytes; scripts are counted without headers. */
function countResponses(session: CDPSession): Loaded {
  const loaded: Loaded = { scriptBytes: 0, scripts: 0, htmlBytes: 0, requests: 0 }
  const kinds = new Map<string, 'script' | 'html'>()
  session.on('Network.responseReceived', ({ requestId, response: { mimeType } }) => {
    if (!/^text\/(html|css|javascript)$|^application\/javascript$/.test(mimeType)) return
    loaded.requests++
    if (mimeType === 'text/html') kinds.set(requestId, 'html')
    if (mimeType.endsWith('javascript')) {
      kinds.set(requestId, 'script')
      loaded.scripts++
    }
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'script') loaded.scriptBytes += encodedDataLength
  })
  // The length of a document is known only at its end, including headers.
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'html') loaded.htmlBytes += encodedDataLength
  })
  return loaded
}

async function fillCart(context: BrowserContext, product: string): Promise<void> {
  const page = await context.newPage()
  await openAndSettle(page, product)
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await page.waitForFunction(() => localStorage.getItem('cartItems') !== null)
  await page.close()
}
