import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('has at most five rails on a phone, and the promise of delivery on one line', async ({ page }) => {
  await goTo(page, '/')
  await expect(page.getByRole('heading', { name: 'From the blog' })).toBeAttached()
  const rails = await page.locator('#main :is(ul, ol)').evaluateAll(
    (lists) =>
      lists.filter((list) => {
        const { overflowX } = getComputedStyle(list)
        return overflowX === 'auto' && list.scrollWidth > list.clientWidth + 8
      }).length,
  )
  expect(rails).toBeGreaterThan(0)
  expect(rails).toBeLessThanOrEqual(5)

  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    const { height, line } = await page.getByText(/^Delivery in just/).evaluate((promise) => ({
      height: promise.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(promise).lineHeight),
    }))
    expect(height).toBeLessThan(1.5 * line)
  }
})

test('shows categories in its first window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await goTo(page, '/')
  const picture = page.getByRole('region', { name: 'Shop by category' }).locator('img').first()
  await expect(picture).toBeInViewport({ ratio: 0.5 })
})

for (const [width, height] of [
  [740, 360],
  [640, 450],
] as const)
  test(`fits its pictures and buttons into a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await goTo(page, '/productList/lipstick?category=child')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\//)
    const picture = page.getByRole('link', { name: /, picture 1 of/ })
    await expect(picture).toBeVisible()
    const box = await picture.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(height)
    const scrolls = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await expect.poll(scrolls).toBeLessThanOrEqual(0)
    const add = page.getByRole('button', { name: 'Add to Cart', exact: true }).first()
    await add.scrollIntoViewIfNeeded()
    await expect(add).toBeInViewport({ ratio: 1 })
  })

test('lays out all sections while nothing happens, so that its height stays when it is scrolled', async ({
  page,
}) => {
  await goTo(page, '/')
  const sections = page.locator('[data-below] > *')
  await expect
    .poll(() =>
      sections.evaluateAll(
        (all) => all.length > 5 && all.every((one) => getComputedStyle(one).contentVisibility === 'visible'),
      ),
    )
    .toBe(true)
  // Text has other line breaks in the fonts that stand in.
  await page.evaluate(() => document.fonts.ready)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  for (let y = 0; y < before; y += 800) await page.mouse.wheel(0, 800)
  expect(await height()).toBe(before)
})
