import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('leaves only the pause button above products that a finger swipes', async ({ page }) => {
  await goTo(page, '/blog-details/a-gentler-ubtan')
  await page.getByRole('region', { name: /^Ubtans/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: /^(Pause|Play)$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
})
