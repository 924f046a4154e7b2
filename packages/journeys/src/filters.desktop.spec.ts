import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('scrolls the filters in one box, which cuts no price field', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main')
  const from = page.getByRole('spinbutton', { name: 'From ₹' })
  await from.scrollIntoViewIfNeeded()
  for (const name of ['From ₹', 'To ₹'])
    await expect(page.getByRole('spinbutton', { name })).toBeInViewport({ ratio: 1 })
  const scrollers = await from.evaluate((field) => {
    let count = 0
    for (
      let parent = field.parentElement;
      parent !== document.body;
      parent = parent?.parentElement ?? document.body
    )
      if (parent !== null && /auto|scroll/.test(getComputedStyle(parent).overflowY)) count += 1
    return count
  })
  expect(scrollers).toBeLessThanOrEqual(1)
})
