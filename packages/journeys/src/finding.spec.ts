import { expect, test } from '@playwright/test'
import { goTo, watchForTrouble } from './shopper.ts'

test('a typing error leads to what was meant, by keyboard alone', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await goTo(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.focus()
  await page.keyboard.type('lipstik')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const suggestion = await page.getByRole('option', { selected: true }).textContent()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/productList\/searchProducts\?search=.+&sort=recommended_desc/)
  await expect(box).toHaveValue(suggestion ?? '')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(trouble).toEqual([])
})

test('a search for a misspelt word shows what was searched for instead', async ({ page }) => {
  await goTo(page, '/productList/searchProducts?search=mosturizer&sort=recommended_desc')
  await expect(page.getByText(/moisturi[sz]er/i).first()).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('Back returns to the same depth, place and focus', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main')
  await page
    .getByRole('link', { name: /load more/i })
    .or(page.getByRole('button', { name: /load more/i }))
    .first()
    .click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('article')).toHaveCount(48)
  const card = page.getByRole('article').nth(40)
  await card.scrollIntoViewIfNeeded()
  const link = card.getByRole('link').first()
  const href = await link.getAttribute('href')
  const before = await page.evaluate(() => window.scrollY)
  await link.click()
  await expect(page).toHaveURL(/\/product\//)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(48)
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(before - 60)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
})

test('a reload keeps the depth of a list', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main&page=2')
  await expect(page.getByRole('article')).toHaveCount(48)
})
