import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** axe's violations on the current page. The page needs `bypassCSP`. */
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

/** Expects no horizontal scrolling down to 320 px. */
export async function expectNoSidewaysScrolling(page: Page) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 700 })
  // A desktop layout takes a moment to reflow.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0)
  if (before) await page.setViewportSize(before)
}
