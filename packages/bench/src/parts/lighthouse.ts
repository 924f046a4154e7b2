import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { browserPath, inheritedEnv } from '../env.ts'
import { busyMark, otherUse, untilQuiet } from '../machine.ts'
import { findFirstPages } from '../samplePages.ts'
import { inMiddle } from '../statistics.ts'
import { atLeast, atMost, toNumber, type Report } from '../table.ts'
import { visitOnPhone } from './vitals.ts'

/** The next major version needs a newer Node. */
const PROGRAM = 'lighthouse@12.8.2'
const RUNS = 5
/** Attempts of one run: Chromium sometimes leaves out of its trace where the page began (NO_NAVSTART). */
const ATTEMPTS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const AUDITS = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const
const SCORE_MIN = 100

interface Result {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number } | undefined>
}

/** Lighthouse's own figures for a phone on simulated slow 4G. */
export async function measureLighthouse(bench: Bench): Promise<Report[]> {
  return bench.withShop(await bench.demo(), async ({ origin }) => {
    const pages = Object.entries(await findFirstPages(origin))
    // Creates the renditions of pictures.
    await bench.withBrowser(async (browser) => {
      for (const [, path] of pages) await visitOnPhone(browser, origin + path, { isSlow: false })
    })
    await untilQuiet()
    const rows: string[][] = []
    for (const [name, path] of pages) {
      const uses: number[] = []
      const results: Result[] = []
      for (let run = 0; run < RUNS; run++) {
        uses.push(await otherUse())
        results.push(await runOnce(origin + path))
      }
      rows.push([name + busyMark(Math.max(...uses)), ...toCells(results)])
    }
    const { fcpMs, lcpMs, tbtMs, cls } = budgets.vitals
    const budget = [...CATEGORIES.map(() => `${SCORE_MIN}`), `${fcpMs}`, `${lcpMs}`, `${tbtMs}`, `${cls}`]
    return [
      {
        title: 'Lighthouse, mobile, simulated slow 4G',
        note: `${PROGRAM}, median of ${RUNS} runs (least – most). "~50 %" marks what was measured while other programs used half of the machine.`,
        columns: ['page', ...CATEGORIES, 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS'],
        rows: [...rows, ['budget', ...budget]],
      },
    ]
  })
}

async function runOnce(address: string): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await audit(address)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function audit(address: string): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      PROGRAM,
      address,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-component-update',
    ],
    { env: { ...inheritedEnv, CHROME_PATH: browserPath() }, maxBuffer: 64 * 1024 ** 2 },
  )
  return JSON.parse(stdout) as Result
}

function toCells(results: readonly Result[]): string[] {
  const scores = CATEGORIES.map((name) => {
    const { median, least, most } = inMiddle(
      results.map((result) => 100 * (result.categories[name]?.score ?? 0)),
    )
    return `${atLeast(median, SCORE_MIN)} (${toNumber(least)} – ${toNumber(most)})`
  })
  const times = (Object.keys(AUDITS) as (keyof typeof AUDITS)[]).map((name) => {
    const values = results.map((result) => result.audits[AUDITS[name]]?.numericValue ?? Number.NaN)
    const { median, least, most } = inMiddle(values)
    const digits = name === 'cls' ? 3 : 0
    return `${atMost(median, budgets.vitals[name], digits)} (${toNumber(least, digits)} – ${toNumber(most, digits)})`
  })
  return [...scores, ...times]
}
