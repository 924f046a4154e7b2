import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

// By keyboard: with scripts off, an emulated phone's taps land where the page was before it was scrolled.
test('without JavaScript the shop can be walked through by links and forms', async ({ page }) => {
  await page.goto('/')
  await page.locator('#main').getByRole('link', { name: 'Makeup', exact: true }).first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Makeup' })).toBeVisible()

  await page.goto('/productList/makeup?category=main')
  await page.getByRole('link', { name: /load more/i }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('article').first().getByRole('link').first().press('Enter')
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('without JavaScript search works', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search products' }).fill('kaajal')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search=kaajal/)
  await expect(page.getByRole('article').first()).toBeVisible()
})
