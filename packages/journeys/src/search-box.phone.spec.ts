import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('closes the open box with the first tap outside, and opens what is below with the next one', async ({
  page,
}) => {
  await goTo(page, '/')
  const search = page.getByRole('search')
  const box = search.getByRole('combobox', { name: 'Search products' })
  const wayOn = search.getByRole('link', { name: 'Makeup', exact: true })
  const link = page.getByRole('main').getByRole('link', { name: 'Shop lipstick' })
  await link.scrollIntoViewIfNeeded()
  const below = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const tapBelow = () => page.touchscreen.tap(below.x + below.width / 2, below.y + below.height / 2)
  await page.setViewportSize({ width: 390, height: Math.ceil(below.y + below.height + 300) })

  await box.tap()
  await expect(wayOn).toBeVisible()
  await page.touchscreen.tap(200, (page.viewportSize()?.height ?? 0) - 40)
  await expect(wayOn).toBeHidden()
  await expect(page).toHaveURL(/\/$/)

  await box.fill('lip')
  await expect(page.getByRole('option').first()).toBeVisible()
  await tapBelow()
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await tapBelow()
  await expect(page).not.toHaveURL(/\/$/)
})

test('scrolls the page below the open box', async ({ page }) => {
  await goTo(page, '/')
  await page.getByRole('combobox', { name: 'Search products' }).fill('lip')
  await expect(page.getByRole('option').first()).toBeVisible()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Input.synthesizeScrollGesture', { x: 200, y: 780, yDistance: -300 })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await expect(page.getByRole('option').first()).toBeInViewport()
})

test('shows fewer recent and popular searches than on a desktop, and the arrow keys skip the others', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const searches = ['kajal', 'saree', 'kurta', 'attar', 'serum', 'jutti', 'bra', 'soap']
    localStorage.setItem('recentSearches', JSON.stringify(searches))
  })
  await goTo(page, '/')
  const search = page.getByRole('search')
  const box = search.getByRole('combobox', { name: 'Search products' })
  await box.click()
  const linksOf = (name: string) =>
    search.getByRole('region', { name }).getByRole('link').filter({ visible: true })
  await expect(linksOf('Recent searches')).toHaveCount(4)
  await expect(linksOf('Popular in the shop')).toHaveCount(6)
  for (let key = 0; key < 5; key++) await page.keyboard.press('ArrowDown')
  await expect(search.getByRole('link', { name: 'Makeup', exact: true })).toBeFocused()
})
