import { expect, test, type Browser, type Page } from '@playwright/test'
import { goTo } from './shopper.ts'

/** A page has 700 to 1,400 elements. */
const FEW = 100

/** What is below the first screen may be laid out meanwhile: the least of so many counts. */
const TRIES = 3

for (const path of ['/', '/productList/makeup?category=main', '/product/rozana-satin-pop-lipstick'])
  test(`styles few elements of ${path} anew when a link is focused`, async ({ browser, page }) => {
    await goTo(page, path)
    const links = page.getByRole('main').getByRole('link').filter({ visible: true })
    const counts: number[] = []
    for (let index = 0; index < TRIES; index++) {
      await links.nth(index).scrollIntoViewIfNeeded()
      counts.push(await countRestyled(browser, page, () => links.nth(index).focus()))
    }
    expect(Math.min(...counts)).toBeLessThan(FEW)
  })

test('styles few elements anew when a shade is chosen', async ({ browser, page }) => {
  await goTo(page, '/product/rozana-satin-pop-lipstick')
  const shades = page.getByRole('group', { name: 'Shade' }).getByRole('link')
  const counts: number[] = []
  for (let index = 1; index <= TRIES; index++) {
    await shades.nth(index).scrollIntoViewIfNeeded()
    counts.push(await countRestyled(browser, page, () => shades.nth(index).tap()))
  }
  expect(Math.min(...counts)).toBeLessThan(FEW)
})

/** Most elements that one computation of styles has had to do, from `act` until two frames later. */
async function countRestyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(frames)
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
  await act()
  await page.evaluate(frames)
  const trace = (await browser.stopTracing()).toString()
  const { traceEvents } = JSON.parse(trace) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [],
  )
  expect(counts).not.toEqual([])
  return Math.max(...counts)
}

/** Runs in the page. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
