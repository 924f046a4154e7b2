import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

// By keyboard: without JavaScript, an emulated phone's taps ignore scrolling.
test('navigates by links and forms without JavaScript', async ({ page }) => {
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

test('searches without JavaScript', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search products' }).fill('kaajal')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/search=kaajal/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('filters by a value beyond the first ones without JavaScript', async ({ page }) => {
  await page.goto('/productList/makeup?category=main')
  await page.getByRole('link', { name: 'Filters', exact: true }).press('Enter')
  const tenth = page.getByRole('group', { name: 'Brand' }).getByRole('checkbox').nth(9)
  const brand = await tenth.getAttribute('value')
  await tenth.check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(new RegExp(`brand=${brand}`))
  await expect(page.getByRole('article').first()).toBeVisible()
})
