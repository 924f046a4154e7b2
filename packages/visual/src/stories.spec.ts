import { readdirSync } from 'node:fs'
import { expect, test as base, type Page } from '@playwright/test'
import { fileOf, files, SCHEMES, stories, WIDTHS } from './stories.ts'

declare global {
  interface Window {
    /** Storybook's own state of the story on the page. */
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
  }
}

/** Time at which every story is seen. */
const NOW = new Date('2026-11-22T10:00:00+05:30')
const HEIGHT_MIN = 600
/** Height at which pages are cut. */
const HEIGHT_MAX = 3000

/** One page for all stories of a worker, which loads Storybook's scripts once. */
const test = base.extend<object, { storybook: Page }>({
  storybook: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await page.clock.setFixedTime(NOW)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const { id, title } of stories) {
  test(title, async ({ storybook, baseURL }) => {
    await storybook.setViewportSize({ width: WIDTHS[0], height: HEIGHT_MIN })
    // The add-on would run axe on each story, as `npm test -- stories` does.
    await storybook.goto(`${baseURL}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`)
    await storybook.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished')
    for (const width of WIDTHS) {
      await showWhole(storybook, width)
      for (const scheme of SCHEMES) {
        await storybook.evaluate((scheme) => (document.documentElement.dataset['scheme'] = scheme), scheme)
        await expect.soft(storybook).toHaveScreenshot(fileOf(id, width, scheme))
      }
    }
  })
}

test('has no screenshot of a story that is gone', () => {
  const accepted = readdirSync(new URL('../accepted/', import.meta.url)).filter((name) =>
    name.endsWith('.png'),
  )
  expect(accepted.filter((name) => !files.has(name))).toEqual([])
})

/** Makes the window as high as its content. */
async function showWhole(page: Page, width: number) {
  await page.setViewportSize({ width, height: HEIGHT_MIN })
  await settle(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, HEIGHT_MAX) })
  await settle(page)
}

/** Waits for the layout of a new window, and for fonts, pictures and observers. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    // The layout is there, and observers of the window have run, after two frames.
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    await frames()
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])
    await frames()
  })
}
