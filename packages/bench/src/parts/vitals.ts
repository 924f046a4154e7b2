import type { Browser } from 'playwright-core'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { untilQuiet } from '../machine.ts'
import { openAndSettle } from '../openAndSettle.ts'
import { findSamplePages } from '../samplePages.ts'
import { inMiddle } from '../statistics.ts'
import { atMost, toNumber, type Report } from '../table.ts'
import { observeVitals, readVitals, type Vitals } from '../observeVitals.ts'

export const VISITS = 5
/** Lighthouse's slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up; in bytes per second. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
export const CPU_SLOWDOWN = 4

/** A usual phone. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/** Web vitals on a mid-range phone with a slow connection. */
export async function measureVitals(bench: Bench): Promise<Report[]> {
  return bench.withShop(await bench.demo(), async ({ origin }) => {
    const pages = Object.entries(await findSamplePages(origin))
    const rows = await bench.withBrowser(async (browser) => {
      const measured: string[][] = []
      for (const [name, path] of pages) {
        await visitOnPhone(browser, origin + path, { isSlow: false }) // creates the renditions
        await untilQuiet()
        const visits: Vitals[] = []
        for (let number = 0; number < VISITS; number++)
          visits.push(await visitOnPhone(browser, origin + path, { isSlow: true }))
        measured.push([name, ...toVitalCells(visits)])
      }
      return measured
    })
    const { fcpMs, lcpMs, cls, tbtMs } = budgets.vitals
    return [
      {
        title: 'First visit on a phone, slow 4G',
        note: `Chromium at 390 px, network and processor (${CPU_SLOWDOWN} times) throttled by DevTools, median of ${VISITS} visits with an empty cache (least – most). Lighthouse's own figures are simulated and may differ.`,
        columns: ['page', 'FCP, ms', 'LCP, ms', 'CLS', 'TBT, ms'],
        rows: [...rows, ['budget', `${fcpMs}`, `${lcpMs}`, `${cls}`, `${tbtMs}`]],
      },
    ]
  })
}

/** Vitals of a visit with an empty cache, on a phone. */
export async function visitOnPhone(
  browser: Browser,
  address: string,
  { isSlow, isOurs = true }: { isSlow: boolean; isOurs?: boolean },
): Promise<Vitals> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    if (isSlow) {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', SLOW_4G)
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    }
    await page.addInitScript(observeVitals)
    await openAndSettle(page, address, isOurs)
    return await page.evaluate(readVitals)
  } finally {
    await context.close()
  }
}

export function toVitalCells(visits: readonly Vitals[]): string[] {
  const { fcpMs, lcpMs, cls, tbtMs } = budgets.vitals
  const cell = (name: keyof Vitals, budget: number, digits = 0) => {
    const { median, least, most } = inMiddle(visits.map((visit) => visit[name]))
    return `${atMost(median, budget, digits)} (${toNumber(least, digits)} – ${toNumber(most, digits)})`
  }
  return [cell('fcpMs', fcpMs), cell('lcpMs', lcpMs), cell('cls', cls, 3), cell('tbtMs', tbtMs)]
}
