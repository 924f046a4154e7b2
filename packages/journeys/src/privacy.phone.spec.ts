import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('shows the consent banner beside the buy bar', async ({ page }) => {
  await goTo(page, '/productlist/best-sellers', { isAsked: true })
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  const question = page.getByRole('region', { name: 'Your privacy' })
  await expect(question).toBeVisible()
  await page
    .getByRole('heading', { name: /Reviews/i })
    .first()
    .scrollIntoViewIfNeeded()
  const bar = page.locator('[data-needed="true"]')
  await expect(bar).toBeVisible()
  const barHeight = await bar.evaluate((element: HTMLElement) => element.offsetHeight)
  const windowHeight = await page.evaluate(() => window.innerHeight)
  await expect
    .poll(() => question.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(windowHeight - barHeight)
})
