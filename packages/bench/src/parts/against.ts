import type { Bench } from '../Bench.ts'
import { loadOne, RUNS, toRate } from '../load.ts'
import { toNumber, type Report } from '../table.ts'
import { countLoaded } from './size.ts'
import { toVitalCells, visitOnPhone, VISITS } from './vitals.ts'

/** Any pages on the web, measured as those of our shop are. */
export async function measureAgainst(bench: Bench, addresses: readonly string[]): Promise<Report> {
  const rows = await bench.withBrowser(async (browser) => {
    const measured: string[][] = []
    for (const address of addresses) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const loaded = await countLoaded(context, address, false)
      await context.close()
      const visits = []
      for (let visit = 0; visit < VISITS; visit++) {
        visits.push(await visitOnPhone(browser, address, { isSlow: true, isOurs: false }))
      }
      const load = await loadOne(address, { connections: 1, seconds: 1, runs: RUNS })
      measured.push([
        address,
        toNumber(loaded.scriptBytes / 1_000, 1),
        toNumber(loaded.htmlBytes / 1_000, 1),
        `${loaded.requests}`,
        ...toVitalCells(visits),
        toRate(load, undefined),
      ])
    }
    return measured
  })
  return {
    title: 'Pages of any shop',
    note: `KB of 1,000 bytes as transferred; Chromium at 390 px; vitals on slow 4G and a slowed processor, against our budgets; requests a second of one client. Median of ${RUNS} runs (least – most).`,
    columns: [
      'page',
      'JS, KB',
      'HTML, KB',
      'HTML + CSS + JS requests',
      'FCP, ms',
      'LCP, ms',
      'CLS',
      'TBT, ms',
      'requests/s',
    ],
    rows,
  }
}
