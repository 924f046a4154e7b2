import type { Browser } from 'playwright-core'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { openAndSettle } from '../openAndSettle.ts'
import { findSamplePages } from '../samplePages.ts'
import { median } from '../statistics.ts'
import { atMost, type Report } from '../table.ts'
import { observeVitals, readVitals, type Vitals } from '../observeVitals.ts'

const VISITS = 5
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up; in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4

/** Web vitals on a mid-range phone with a slow connection. */
export async function measureVitals(bench: Bench): Promise<Report[]> {
  return bench.withShop(await bench.demo(), async ({ origin }) => {
    const pages = Object.entries(await findSamplePages(origin))
    const rows = await bench.withBrowser(async (browser) => {
      const measured: string[][] = []
      for (const [name, path] of pages) {
        await visit(browser, origin + path, false) // creates the renditions, which usually exist already
        const visits: Vitals[] = []
        for (let number = 0; number < VISITS; number++) visits.push(await visit(browser, origin + path, true))
        measured.push([name, ...toCells(visits)])
      }
      return measured
    })
    const { fcpMs, lcpMs, cls, tbtMs } = budgets.vitals
    return [
      {
        title: 'First visit on a phone, slow 4G',
        note: `Chromium at 390 px, network and processor (${CPU_SLOWDOWN} times) throttled by DevTools, median of ${VISITS} visits with an empty cache. Lighthouse's own figures are simulated and may differ.`,
        columns: ['page', 'FCP, ms', 'LCP, ms', 'CLS', 'TBT, ms'],
        rows: [...rows, ['budget', `${fcpMs}`, `${lcpMs}`, `${cls}`, `${tbtMs}`]],
      },
    ]
  })
}

async function visit(browser: Browser, address: string, isSlow: boolean): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    if (isSlow) {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW_4G)
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    }
    await page.addInitScript(observeVitals)
    await openAndSettle(page, address)
    return await page.evaluate(readVitals)
  } finally {
    await context.close()
  }
}

function toCells(visits: readonly Vitals[]): string[] {
  const { fcpMs, lcpMs, cls, tbtMs } = budgets.vitals
  const of = (name: keyof Vitals) => median(visits.map((visit) => visit[name]))
  return [
    atMost(of('fcpMs'), fcpMs),
    atMost(of('lcpMs'), lcpMs),
    atMost(of('cls'), cls, 3),
    atMost(of('tbtMs'), tbtMs),
  ]
}
