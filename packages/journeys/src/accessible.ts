import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** What axe finds wrong with the page as it is now. axe is put into the page, which the shop's own policy would refuse. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe })
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const result = await axe.run()
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

/** The page can be read without sideways scrolling down to 320 px. */
export async function expectNoSidewaysScrolling(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  // A page that was laid out for a desktop takes a moment to be laid out anew.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0)
  if (before) await page.setViewportSize(before)
}
