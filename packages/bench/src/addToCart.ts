import type { Page } from 'playwright-core'

/** Button of a product page that puts the product into the cart. */
export const addButton = (page: Page) => page.getByRole('button', { name: /^Add to Cart/ }).first()

/** Chooses the first variant of a product page, if it has a choice. */
export async function chooseVariant(page: Page): Promise<void> {
  const variants = page.locator('a[href*="variant="]')
  if ((await variants.count()) === 0) return
  await variants.first().click()
  await page.waitForURL(/variant=/)
}

/** Puts the product of the open page into the cart of this browser. */
export async function addToCart(page: Page): Promise<void> {
  await chooseVariant(page)
  await addButton(page).click()
  await page.waitForFunction(() => Number(localStorage.getItem('TotalItems')) > 0)
}
