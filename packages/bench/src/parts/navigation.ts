import type { Browser } from 'playwright-core'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { busyMark, otherUse, untilQuiet } from '../machine.ts'
import { openAndSettle } from '../openAndSettle.ts'
import { findSamplePages, type SamplePages } from '../samplePages.ts'
import { inMiddle } from '../statistics.ts'
import { atMost, toNumber, type Report } from '../table.ts'
import { CPU_SLOWDOWN, phone, SLOW_4G } from './vitals.ts'

const TIMES = 5
const IN_SIGHT_MS = 1_000

interface Navigation {
  name: string
  from: keyof SamplePages
  /** Link that is tapped. */
  link: string
}

const NAVIGATIONS: readonly Navigation[] = [
  { name: 'home → product', from: 'home', link: '#main article a[href^="/product/"]' },
  { name: 'home → list', from: 'home', link: '#main a[href^="/productlist/"]' },
  { name: 'list → product', from: 'list', link: '#main article a[href^="/product/"]' },
  { name: 'product → product', from: 'product', link: '#main li article a[href^="/product/"]' },
]

/** Times by which the processor is slowed: that of the machine, and that of an inexpensive phone. */
const SLOWDOWNS = [1, CPU_SLOWDOWN]

interface Shown {
  paintMs: number
  pictureMs: number
}

/** From a tap on a link that was in sight for a second to the new page. */
export async function measureNavigation(bench: Bench): Promise<Report[]> {
  return bench.withShop(await bench.demo(), async ({ origin }) => {
    const pages = await findSamplePages(origin)
    const rows = await bench.withBrowser(async (browser) => {
      const measured: string[][] = []
      for (const navigation of NAVIGATIONS) {
        const from = origin + pages[navigation.from]
        await navigate(browser, from, navigation.link, 1) // creates the renditions
        for (const slowdown of SLOWDOWNS) {
          await untilQuiet()
          const shown: Shown[] = []
          const uses: number[] = []
          for (let time = 0; time < TIMES; time++) {
            uses.push(await otherUse())
            shown.push(await navigate(browser, from, navigation.link, slowdown))
          }
          const cell = (name: keyof Shown, budget: number) => {
            const { median, least, most } = inMiddle(shown.map((one) => one[name]))
            return `${atMost(median, budget)} (${toNumber(least)} – ${toNumber(most)})`
          }
          measured.push([
            navigation.name + busyMark(Math.max(...uses)),
            `${slowdown}`,
            cell('paintMs', budgets.navigation.paintMs),
            `${budgets.navigation.paintMs}`,
            cell('pictureMs', budgets.navigation.lcpMs),
            `${budgets.navigation.lcpMs}`,
          ])
        }
      }
      return measured
    })
    return [
      {
        title: 'From a tap on a link to the new page',
        note: `Chromium at 390 px on slow 4G, the link in sight for a second: first frame with the new address and content, and the frame in which its largest picture in sight is there, at least as large as on the card. Median of ${TIMES} (least – most).`,
        columns: ['navigation', 'slowed, times', 'first paint, ms', 'budget', 'LCP, ms', 'budget'],
        rows,
      },
    ]
  })
}

async function navigate(
  browser: Browser,
  address: string,
  selector: string,
  slowdown: number,
): Promise<Shown> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await openAndSettle(page, address)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const link = page.locator(selector).first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(IN_SIGHT_MS)
    const shown = page.evaluate(waitForPage)
    await link.tap()
    return await shown
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page before the tap. Looks at each frame until the new page has its heading and its largest picture. It has no named functions:
 * the loader of TypeScript would mark them with a function that the page does not have.
 */
async function waitForPage(): Promise<Shown> {
  const from = window.location.href
  const heading = document.querySelector('#main h1')?.textContent
  const began = await new Promise<number>((resolve) => {
    window.addEventListener('pointerup', ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true })
  })
  while (
    window.location.href === from ||
    [undefined, null, heading].includes(document.querySelector('#main h1')?.textContent)
  )
    await new Promise(requestAnimationFrame)
  const paintMs = (await new Promise<number>(requestAnimationFrame)) - began
  for (;;) {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('#main img')].map((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect()
      const width = Math.min(right, window.innerWidth) - Math.max(left, 0)
      const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
      return { image, area: Math.max(width, 0) * Math.max(height, 0) }
    })
    const [largest] = pictures.filter(({ area }) => area > 0).toSorted((one, other) => other.area - one.area)
    const isComplete = largest === undefined || (largest.image.complete && largest.image.naturalWidth > 0)
    // The file of a card stands in for a larger one.
    if (isComplete || largest.image.style.backgroundImage !== '') break
    await new Promise(requestAnimationFrame)
  }
  return { paintMs, pictureMs: (await new Promise<number>(requestAnimationFrame)) - began }
}
