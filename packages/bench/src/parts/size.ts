import type { BrowserContext, CDPSession } from 'playwright-core'
import { addToCart } from '../addToCart.ts'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { builtSizes, type BuiltRoute } from '../builtSizes.ts'
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

const MOST_VISITED = new Set([
  'home/HomeRoute',
  'category/CategoryRoute',
  'product-list/ProductListRoute',
  'product/ProductRoute',
  'cart/CartRoute',
])

/** Scripts of a first visit: of every route by the build, and of some pages in a real browser. */
export async function measureSize(bench: Bench): Promise<Report[]> {
  const built = await builtSizes()
  return bench.withShop(await bench.demo(), async ({ origin }) => {
    const { home, list, product } = await findSamplePages(origin)
    const pages = { home, list, product, cart: '/mycart', login: '/login' }
    const rows = await bench.withBrowser(async (browser) => {
      const measured: string[][] = []
      for (const [name, path] of Object.entries(pages)) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
        if (name === 'cart') await fillCart(context, origin + product)
        const loaded = await countLoaded(context, origin + path)
        await context.close()
        const budget = name === 'login' ? otherRouteKb : firstVisitKb
        measured.push([
          name,
          ...toCells(loaded.scriptBytes, budget),
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
        title: 'JavaScript of a first visit, by the build',
        note: 'KB of 1,000 bytes, brotli: what the entry and the route import statically. Styles are in the HTML.',
        columns: ['route', 'JS, KB', 'budget', 'scripts', 'HTML + CSS + JS requests', 'budget'],
        rows: built.map(toBuiltRow),
      },
      {
        title: 'JavaScript of a first visit, in a browser',
        note: 'KB of 1,000 bytes, brotli, at 390 px, with all that arrives when the browser is idle. The cart has a product.',
        columns: ['page', 'JS, KB', 'budget', 'scripts', 'HTML, KB', 'HTML + CSS + JS requests', 'budget'],
        rows,
      },
    ]
  })
}

function toBuiltRow({ route, bytes, scripts }: BuiltRoute): string[] {
  const budget = MOST_VISITED.has(route) ? firstVisitKb : otherRouteKb
  const name = route.replace(/^.*\//, '').replace(/Route$/, '')
  return [name, ...toCells(bytes, budget), `${scripts}`, atMost(scripts + 1, requests), `${requests}`]
}

const toCells = (bytes: number, budgetKb: number) => [atMost(bytes / 1_000, budgetKb, 1), `${budgetKb}`]

/** What a first visit loads. */
export async function countLoaded(context: BrowserContext, address: string, isOurs = true): Promise<Loaded> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const loaded = countResponses(session)
  await openAndSettle(page, address, isOurs)
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
  await addToCart(page)
  await page.close()
}
