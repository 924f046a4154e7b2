import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('begins a post below the name of the shop in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 })
  await goTo(page, '/blog')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog-details\//)
  const left = async (name: string) => {
    const box = await page.locator(name).first().boundingBox()
    return box?.x ?? 0
  }
  const home = await left('header a[href="/"]')
  expect(Math.abs((await left('main h1')) - home)).toBeLessThan(2)
})
