import type { Browser, Page } from 'playwright-core'
import { addButton, addToCart, chooseVariant } from '../addToCart.ts'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { busyMark, otherUse } from '../machine.ts'
import { openAndSettle } from '../openAndSettle.ts'
import { findSamplePages, type SamplePages } from '../samplePages.ts'
import { upperQuartile } from '../statistics.ts'
import { atMost, toNumber, type Report } from '../table.ts'
import { CPU_SLOWDOWN, phone } from './vitals.ts'

const TIMES = 8

interface Tap {
  name: string
  page: keyof SamplePages
  /** Brings the page to where the tap is possible. */
  before?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

const TAPS: readonly Tap[] = [
  {
    name: 'open the menu',
    page: 'home',
    act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
  },
  {
    name: 'type in the search',
    page: 'home',
    before: (page) => page.getByRole('combobox', { name: 'Search products' }).tap(),
    act: (page) => page.keyboard.type('kajal', { delay: 120 }),
  },
  {
    name: 'choose a shade',
    page: 'product',
    act: (page) => page.locator('a[href*="variant="]').nth(1).tap(),
  },
  {
    name: 'add to the cart',
    page: 'product',
    before: chooseVariant,
    act: (page) => addButton(page).tap(),
  },
  {
    name: 'filter',
    page: 'list',
    before: async (page) => {
      await page.getByRole('button', { name: /^Filter/ }).tap()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
    act: (page) => page.getByRole('dialog').getByRole('checkbox').first().tap(),
  },
  {
    name: 'quantity',
    page: 'product',
    before: async (page) => {
      await addToCart(page)
      await page.goto('/mycart')
      await page.locator('html[data-hydrated]').waitFor()
    },
    act: (page) => page.getByRole('button', { name: 'One more' }).first().tap(),
  },
]

/** Time from a tap or key to the next frame, on a slowed processor. */
export async function measureTaps(bench: Bench): Promise<Report[]> {
  return bench.withShop(await bench.demo(), async ({ origin }) => {
    const pages = await findSamplePages(origin)
    const rows = await bench.withBrowser(async (browser) => {
      const measured: string[][] = []
      for (const tap of TAPS) {
        const times: number[] = []
        const uses: number[] = []
        for (let time = 0; time < TIMES; time++) {
          uses.push(await otherUse())
          times.push(await slowest(browser, origin, pages[tap.page], tap))
        }
        const range = `(${toNumber(Math.min(...times))} – ${toNumber(Math.max(...times))})${busyMark(Math.max(...uses))}`
        measured.push([
          tap.name,
          `${atMost(upperQuartile(times), budgets.tapMs)} ${range}`,
          `${budgets.tapMs}`,
        ])
      }
      return measured
    })
    return [
      {
        title: 'From a tap to the next frame',
        note: `Chromium at 390 px, processor slowed ${CPU_SLOWDOWN} times, after hydration: event timing of the slowest interaction of a visit, 75th percentile of ${TIMES} visits (least – most).`,
        columns: ['tap', 'ms', 'budget'],
        rows,
      },
    ]
  })
}

/** The slowest interaction of `act`, in ms. */
async function slowest(
  browser: Browser,
  origin: string,
  path: string,
  { before, act }: Tap,
): Promise<number> {
  const context = await browser.newContext({ ...phone, baseURL: origin })
  try {
    const page = await context.newPage()
    await openAndSettle(page, origin + path)
    await before?.(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(watchInteractions)
    await act(page)
    return await page.evaluate(readSlowest)
  } finally {
    await context.close()
  }
}

interface Interaction extends PerformanceEntry {
  interactionId: number
}

/** Runs in the page. */
function watchInteractions(): void {
  const durations: number[] = []
  Object.assign(window, { tapDurations: durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Interaction[])
      if (entry.interactionId > 0) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Runs in the page, once the frames of what was done are drawn. The browser reports nothing below 16 ms. */
async function readSlowest(): Promise<number> {
  for (let frame = 0; frame < 30; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const { tapDurations } = window as unknown as { tapDurations: number[] }
  return Math.max(16, ...tapDurations)
}
