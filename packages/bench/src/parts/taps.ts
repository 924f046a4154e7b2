import type { Browser, Locator, Page } from 'playwright-core'
import { setTimeout as pause } from 'node:timers/promises'
import { addButton, addToCart, chooseVariant } from '../addToCart.ts'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { busyMark, otherUse } from '../machine.ts'
import { openAndSettle } from '../openAndSettle.ts'
import { findSamplePages, type SamplePages } from '../samplePages.ts'
import { percentile } from '../statistics.ts'
import { atMost, toNumber, type Report } from '../table.ts'
import { measureEarlyTaps } from './earlyTaps.ts'
import { CPU_SLOWDOWN, phone } from './vitals.ts'

const TIMES = 8
/** Time for the page to draw the effects of `before`. A shopper does not tap within it. */
const SETTLED_MS = 1_000

type Tap = {
  name: string
  page: keyof SamplePages
  /** Brings the page to where the tap is possible. */
  before?: (page: Page) => Promise<void>
} & ({ target: (page: Page) => Locator; text?: never } | { text: string; target?: never })

const TAPS: readonly Tap[] = [
  {
    name: 'open the menu',
    page: 'home',
    target: (page) => page.getByRole('button', { name: 'Menu' }),
  },
  {
    name: 'type in the search',
    page: 'home',
    before: (page) => page.getByRole('combobox', { name: 'Search products' }).tap(),
    text: 'kajal',
  },
  {
    name: 'choose a shade',
    page: 'product',
    target: (page) => page.locator('a[href*="variant="]').nth(1),
  },
  {
    name: 'add to the cart',
    page: 'product',
    before: chooseVariant,
    target: addButton,
  },
  {
    name: 'filter',
    page: 'list',
    before: async (page) => {
      await page.getByRole('button', { name: /^Filter/ }).tap()
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
    target: (page) => page.getByRole('dialog').getByRole('checkbox').first(),
  },
  {
    name: 'quantity',
    page: 'product',
    before: async (page) => {
      await addToCart(page)
      await page.goto('/mycart')
      await page.locator('html[data-hydrated]').waitFor()
    },
    target: (page) => page.getByRole('button', { name: 'One more' }).first(),
  },
]

/** Time from a tap or key to the next frame, on a slowed processor. */
export async function measureTaps(bench: Bench): Promise<Report[]> {
  return bench.withShop(await bench.demo(), async ({ origin }) => {
    const pages = await findSamplePages(origin)
    const { rows, early } = await bench.withBrowser(async (browser) => {
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
          `${atMost(percentile(times, 75), budgets.tapMs)} ${range}`,
          `${budgets.tapMs}`,
        ])
      }
      return { rows: measured, early: await measureEarlyTaps(browser, origin, pages) }
    })
    return [
      {
        title: 'From a tap to the next frame',
        note: `Chromium at 390 px, processor slowed ${CPU_SLOWDOWN} times, after hydration: event timing of the slowest interaction of a visit, 75th percentile of ${TIMES} visits (least – most).`,
        columns: ['tap', 'ms', 'budget'],
        rows,
      },
      early,
    ]
  })
}

/** The slowest interaction of `act`, in ms. */
async function slowest(
  browser: Browser,
  origin: string,
  path: string,
  { before, target, text }: Tap,
): Promise<number> {
  const context = await browser.newContext({ ...phone, baseURL: origin })
  try {
    const page = await context.newPage()
    await openAndSettle(page, origin + path)
    await before?.(page)
    const act = target ? await findPlace(page, target(page)) : () => page.keyboard.type(text, { delay: 120 })
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.evaluate(watchInteractions)
    await pause(SETTLED_MS)
    await act()
    return await page.evaluate(readSlowest)
  } finally {
    await context.close()
  }
}

/** Returns a tap on the middle of an element. `tap` of the element itself would look what is there during the event, and lay out the page. */
async function findPlace(page: Page, element: Locator): Promise<() => Promise<void>> {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (box === null) throw new Error('What is to be tapped is not in the page')
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
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
