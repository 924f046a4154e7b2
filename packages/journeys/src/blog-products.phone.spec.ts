import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('leaves only the pause button above products that a finger swipes', async ({ page }) => {
  await goTo(page, '/blog-details/a-gentler-ubtan')
  await page.getByRole('region', { name: /^Ubtans/ }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: /^(Pause|Play)$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeHidden()
})

test('shows the pause button as a circle on the last line of the heading', async ({ page }) => {
  await goTo(page, '/blog-details/a-gentler-ubtan')
  const [heading, button] = [
    page.getByRole('heading', { name: /^Ubtans/ }),
    page.getByRole('button', { name: /^(Pause|Play)$/ }),
  ]
  await heading.scrollIntoViewIfNeeded()
  await expect(button).toBeVisible()
  const middleOfLine = await heading.evaluate(
    (element) =>
      element.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(element).lineHeight) / 2,
  )
  const middleOfButton = await button.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    return top + height / 2
  })
  expect(Math.abs(middleOfLine - middleOfButton)).toBeLessThan(2)
  await expect(button).not.toHaveCSS('border-color', 'rgba(0, 0, 0, 0)')
})
