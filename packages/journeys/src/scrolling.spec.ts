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
