import { expect, test, type Page } from '@playwright/test'
import { goTo } from './shopper.ts'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Chooses a brand in the sheet. Taps its button where it is: Playwright's `tap` scrolls a page with a sticky bar. */
async function chooseBrand(page: Page, brand: string) {
  const box = await page.getByRole('button', { name: 'Filters' }).boundingBox()
  if (box === null) throw new Error('The button is not in sight.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: brand }).tap()
  await expect(page).toHaveURL(/brand=/)
  await sheet.getByRole('button', { name: /^Show \d+ results?$/ }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused()
}

test('stays at the top of a list when filters are chosen', async ({ page }) => {
  await goTo(page, '/productList/lips?category=sub')
  await chooseBrand(page, 'Kajri')
  await expect(page.getByRole('link', { name: 'Remove filter: Kajri' })).toBeInViewport({ ratio: 1 })
  expect(await scrolled(page)).toBe(0)
})

test('goes to the top of a list when filters are chosen far below', async ({ page }) => {
  await goTo(page, '/productList/lips?category=sub')
  await page.evaluate(() => window.scrollTo(0, 2000))
  await chooseBrand(page, 'Kajri')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('article').first().getByRole('link')).toBeInViewport({ ratio: 1 })
  // The header does not cut through the breadcrumbs.
  const crumbs = await page.getByRole('navigation', { name: 'Breadcrumb' }).boundingBox()
  const bar = await page
    .locator('[data-stuck]')
    .filter({ has: page.getByRole('search') })
    .boundingBox()
  expect(crumbs?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('counts no results in the sheet without a connection', async ({ page, context }) => {
  await goTo(page, '/productList/lips?category=sub')
  await page.getByRole('button', { name: 'Filters' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet.getByRole('button', { name: /^Show \d+ results$/ })).toBeVisible()
  await context.setOffline(true)
  await sheet.getByRole('checkbox', { name: 'Kajri' }).tap()
  await sheet.getByRole('button', { name: 'Show results' }).tap()
  await expect(
    page.getByText('We couldn’t update the list. Check your connection and try again.'),
  ).toBeInViewport()
})

test('draws the panel of filters, which a phone does not show, after the first frame of a list', async ({
  page,
}) => {
  await goTo(page, '/')
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const panel = document.getElementById('filters')
      if (panel === null) return
      observer.disconnect()
      document.documentElement.dataset['boxesAtFirst'] = `${panel.querySelectorAll('input').length}`
    }).observe(document.body, { subtree: true, childList: true })
  })
  await page.locator('#main a[href^="/productlist/"]').first().tap()
  await expect(page.locator('html')).toHaveAttribute('data-boxes-at-first', '0')
  await expect(page.locator('#filters input[type=checkbox]').first()).toBeAttached()
})
