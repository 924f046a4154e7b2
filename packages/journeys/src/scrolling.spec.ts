import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('hides the header of a phone, and the menus of a desktop, on the way down a list', async ({
  page,
  isMobile,
}) => {
  await goTo(page, '/productList/makeup?category=main')
  await page.waitForLoadState('load')
  const part = isMobile
    ? page.getByRole('button', { name: 'Menu' })
    : page.getByRole('button', { name: 'Categories' })
  const top = () => part.evaluate((element) => element.getBoundingClientRect().top)
  const scrollBy = (distance: number) => page.evaluate((by) => window.scrollBy(0, by), distance)
  /** Below it, the menus of a desktop are behind the bar. */
  const shown = isMobile ? 0 : 55

  await test.step('on the way down it is away', () =>
    expect(async () => {
      await scrollBy(300)
      expect(await top()).toBeLessThan(shown)
    }).toPass())
  await test.step('on the way up it is there', async () => {
    await scrollBy(-60)
    await expect.poll(top).toBeGreaterThanOrEqual(shown)
  })
  await test.step('it comes back for the keyboard', async () => {
    await scrollBy(200)
    await expect.poll(top).toBeLessThan(shown)
    await part.focus()
    await expect.poll(top).toBeGreaterThanOrEqual(shown)
  })
  await test.step('nothing else has moved', async () => {
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .map((entry) => ('value' in entry && typeof entry.value === 'number' ? entry.value : 0))
                .reduce((sum, value) => sum + value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(resolve, 500, 0)
        }),
    )
    expect(shift).toBeLessThan(0.01)
  })
})

test('keeps its place when the end of a list is in sight and more is loaded', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main')
  const products = page.getByRole('list', { name: 'Products' }).getByRole('article')
  const before = await products.count()
  const more = page.getByRole('link', { name: 'Load more' })
  const top = () => page.evaluate(() => window.scrollY)
  // The footer fills the window below the button.
  await more.evaluate((button) =>
    window.scrollTo({ top: window.scrollY + button.getBoundingClientRect().top - 150, behavior: 'instant' }),
  )
  const place = await top()
  await more.click()
  await expect.poll(() => products.count()).toBeGreaterThan(before)
  await expect
    .poll(() => products.nth(before).evaluate((card) => card.contains(document.activeElement)))
    .toBe(true)
  expect(Math.abs((await top()) - place)).toBeLessThan(100)
})

test('shows a letter of the brands right below the row of letters', async ({ page }) => {
  await goTo(page, '/productList/brands')
  await page.waitForLoadState('load')
  const letters = page.getByRole('navigation', { name: 'Letters' })
  for (const letter of ['S', 'B', 'A', 'N'])
    await test.step(letter, async () => {
      await letters.getByRole('link', { name: letter, exact: true }).click()
      const heading = page.getByRole('heading', { name: letter, exact: true })
      await expect
        .poll(async () => {
          const [row, below] = await Promise.all([letters.boundingBox(), heading.boundingBox()])
          return Math.round((below?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0))
        })
        .toBeGreaterThanOrEqual(10)
      const [row, below] = await Promise.all([letters.boundingBox(), heading.boundingBox()])
      expect((below?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0)).toBeLessThan(30)
    })
})

test('goes back to the offer that was opened', async ({ page }) => {
  await goTo(page, '/productList/offers')
  const all = page.getByRole('button', { name: /^Show all \d+ offers$/ })
  await all.click()
  // A click before hydration is answered after it.
  await expect(all).toBeHidden()
  const offers = page.getByRole('region', { name: 'Offers for several items' }).getByRole('link')
  const last = offers.last()
  await last.scrollIntoViewIfNeeded()
  await last.click()
  await expect(page).toHaveURL(/offer=/)
  await page.goBack()
  await expect(last).toBeInViewport()
})
