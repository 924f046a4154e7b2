import type { Browser } from 'playwright-core'
import { budgets } from '../budgets.ts'
import { busyMark, otherUse } from '../machine.ts'
import type { SamplePages } from '../samplePages.ts'
import { inMiddle, percentile } from '../statistics.ts'
import { atMost, toNumber, type Report } from '../table.ts'
import { CPU_SLOWDOWN, phone } from './vitals.ts'

const TIMES = 8
const LOOK_EVERY_MS = 10

/** Buttons by the beginning of their names. They open a dialog, fill the cart, or lead to the choice that is missing. */
const TAPS = [
  { name: 'open the menu', page: 'home', button: 'Menu' },
  { name: 'add a card to the cart', page: 'list', button: 'Add to Cart' },
  { name: 'add to the cart', page: 'product', button: 'Add to Cart' },
] as const satisfies readonly { name: string; page: keyof SamplePages; button: string }[]

/** Taps on buttons as soon as these are drawn, while the rest of the page arrives. */
export async function measureEarlyTaps(
  browser: Browser,
  origin: string,
  pages: SamplePages,
): Promise<Report> {
  const rows: string[][] = []
  for (const { name, page, button } of TAPS) {
    const times: EarlyTap[] = []
    const uses: number[] = []
    for (let time = 0; time < TIMES; time++) {
      uses.push(await otherUse())
      times.push(await tapEarly(browser, origin + pages[page], button))
    }
    const shown = inMiddle(times.map(({ shownMs }) => shownMs))
    const answered = inMiddle(times.map(({ answeredMs }) => answeredMs))
    rows.push([
      name,
      `${toNumber(shown.median)} (${toNumber(shown.least)} – ${toNumber(shown.most)})`,
      `${atMost(
        percentile(
          times.map(({ answeredMs }) => answeredMs),
          75,
        ),
        budgets.earlyTapMs,
      )} (${toNumber(answered.least)} – ${toNumber(answered.most)})${busyMark(Math.max(...uses))}`,
      `${budgets.earlyTapMs}`,
    ])
  }
  return {
    title: 'Taps before hydration',
    note: `Chromium at 390 px with an empty cache, processor slowed ${CPU_SLOWDOWN} times. The button is tapped as soon as it is there. Pressed: until it looks pressed, median of ${TIMES} visits (least – most). Answered: until a dialog is open, the product is in the cart or a choice has the focus, 75th percentile. A tap that is lost ends the measurement.`,
    columns: ['tap', 'pressed, ms', 'answered, ms', 'budget'],
    rows,
  }
}

interface EarlyTap {
  shownMs: number
  answeredMs: number
}

async function tapEarly(browser: Browser, address: string, button: string): Promise<EarlyTap> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript(tapWhenDrawn, { name: button, everyMs: LOOK_EVERY_MS })
    await page.goto(address, { waitUntil: 'commit' })
    const measured = await page.waitForFunction(() => (window as { earlyTap?: EarlyTap }).earlyTap)
    const tap = await measured.jsonValue()
    if (tap === undefined) throw new Error(`${address} has not answered a tap on "${button}"`)
    return tap
  } finally {
    await context.close()
  }
}

/** Runs in the page. Functions with names of their own would not run there. */
function tapWhenDrawn({ name, everyMs }: { name: string; everyMs: number }): void {
  let tapped: number | undefined
  let shownMs: number | undefined
  const looking = setInterval(() => {
    if (tapped === undefined) {
      const button = [...document.querySelectorAll<HTMLElement>('button')].find(
        (one) => (one.ariaLabel ?? one.textContent).startsWith(name) && one.checkVisibility(),
      )
      if (button === undefined) return
      tapped = performance.now()
      button.click()
      return
    }
    const isAnswered =
      document.querySelector('[role=dialog]') !== null ||
      Number(localStorage.getItem('TotalItems')) > 0 ||
      document.activeElement?.closest('fieldset') != null
    if (isAnswered || document.querySelector('[data-held]')) shownMs ??= performance.now() - tapped
    if (!isAnswered) return
    clearInterval(looking)
    Object.assign(window, { earlyTap: { shownMs, answeredMs: performance.now() - tapped } })
  }, everyMs)
}
