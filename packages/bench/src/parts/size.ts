import type { BrowserContext, CDPSession } from 'playwright-core'
import { addToCart } from '../addToCart.ts'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { builtSizes, type BuiltRoute } from '../builtSizes.ts'
import { findSamplePages } from '../samplePages.ts'
import { atMost, toNumber, type Report } from '../table.ts'
import { openAndSettle } from '../openAndSettle.ts'

interface FirstVisit {
  scriptBytes: number
  /** Of HTML, styles and scripts. */
  requests: number
}

interface Loaded extends FirstVisit {
  htmlBytes: number
  /** What was asked for until the page was hydrated. Only our shop tells when that is. */
  untilHydration?: FirstVisit
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
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          serviceWorkers: 'block', // It would answer for the cart, whose context has seen a product.
        })
        if (name === 'cart') await fillCart(context, origin + product)
        const loaded = await countLoaded(context, origin + path)
        await context.close()
        const budget = name === 'login' ? otherRouteKb : firstVisitKb
        const { untilHydration = loaded } = loaded
        measured.push([
          name,
          toNumber(loaded.htmlBytes / 1_000, 1),
          ...toCells(untilHydration.scriptBytes, budget),
          atMost(untilHydration.requests, requests),
          `${requests}`,
          toNumber(loaded.scriptBytes / 1_000, 1),
          `${loaded.requests}`,
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
        note: 'KB of 1,000 bytes, brotli, at 390 px, until hydration. Idle: with all that comes when the browser has nothing else to do, such as parts below and the code behind links in sight; nothing of it for shoppers who save data. The cart has a product.',
        columns: [
          'page',
          'HTML, KB',
          'JS, KB',
          'budget',
          'HTML + CSS + JS requests',
          'budget',
          'idle: JS, KB',
          'idle: requests',
        ],
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
  return isOurs ? { ...loaded, untilHydration: await page.evaluate(readFirstVisit) } : loaded
}

/** Runs in the page. */
function readFirstVisit(): FirstVisit {
  const [hydrated] = performance.getEntriesByName('hydrated')
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name, startTime }) => /\.(?:js|css)$/.test(name) && startTime < (hydrated?.startTime ?? 0),
  )
  const scripts = files.filter(({ name }) => name.endsWith('.js'))
  return {
    scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    requests: files.length + 1,
  }
}

/** Sums the transferred bytes; scripts are counted without headers. */
function countResponses(session: CDPSession): Loaded {
  const loaded: Loaded = { scriptBytes: 0, htmlBytes: 0, requests: 0 }
  const kinds = new Map<string, 'script' | 'html'>()
  session.on('Network.responseReceived', ({ requestId, response: { mimeType } }) => {
    if (!/^text\/(html|css|javascript)$|^application\/javascript$/.test(mimeType)) return
    loaded.requests++
    if (mimeType === 'text/html') kinds.set(requestId, 'html')
    if (mimeType.endsWith('javascript')) kinds.set(requestId, 'script')
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
