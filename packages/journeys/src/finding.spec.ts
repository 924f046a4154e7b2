import { expect, test } from '@playwright/test'
import { goTo, holdRequests, watchForTrouble } from './shopper.ts'

test('corrects a typing error, by keyboard only', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await goTo(page, '/')
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.focus()
  await page.keyboard.type('lipstik')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const suggestion = await page
    .getByRole('listbox')
    .getByRole('option', { selected: true })
    .locator('[data-part="text"]')
    .textContent()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/productList\/searchProducts\?search=.+&sort=recommended_desc/)
  await expect(box).toHaveValue(suggestion ?? '')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(trouble).toEqual([])
})

test('leaves the focus where the shopper types the next search before the page has come', async ({
  page,
}) => {
  await goTo(page, '/')
  const release = await holdRequests(page, /\/assets\/list-|\/api\/products\?/)
  const box = page.getByRole('combobox', { name: 'Search products' })
  await box.fill('kajal')
  await box.press('Enter')
  await expect(page).toHaveURL(/search=kajal/)
  await box.fill('lipstick')
  release()
  await expect(page.getByRole('heading', { level: 1, name: /kajal/i })).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=lipstick/)
  await expect(page.getByRole('heading', { level: 1, name: /lipstick/i })).toBeVisible()
})

test('shows the corrected text of a misspelt search', async ({ page }) => {
  await goTo(page, '/productList/searchProducts?search=mosturizer&sort=recommended_desc')
  await expect(page.getByText(/moisturi[sz]er/i).first()).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('restores the loaded pages of a list, scroll position and focus on Back', async ({ page }) => {
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

test('restores the loaded pages of a list on reload', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main&page=2')
  await expect(page.getByRole('article')).toHaveCount(48)
})

test('leaves a reloaded page where the shopper has scrolled before hydration', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main')
  const release = await holdRequests(page, '**/assets/entry-client-*.js')
  await page.reload({ waitUntil: 'domcontentloaded' })
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  release()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
  await expect(footer).toBeInViewport()
})

test('opens an address at the top, also where the shopper has scrolled before', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await goTo(page, '/About_us')
  await goTo(page, '/productList/makeup?category=main')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('skips the filters of a list by keyboard', async ({ page }) => {
  await goTo(page, '/productList/lipstick?category=child')
  const skip = page.getByRole('link', { name: 'Skip to products' })
  await skip.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('article').first().locator(':focus')).toHaveCount(1)
})

test('has all styles when it is hydrated, so that opening a page writes none', async ({ page }) => {
  await goTo(page, '/productlist/best-sellers')
  const countRules = () =>
    page.evaluate(() =>
      [...document.styleSheets].map(({ href, cssRules }) => [href === null, cssRules.length]),
    )
  const rules = await countRules()
  expect(rules.some(([isInline, count]) => isInline === false && Number(count) > 1_000)).toBe(true)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await countRules()).toEqual(rules)
})

test('asks for the style sheet again when it fails, and answers what was typed meanwhile', async ({
  page,
}) => {
  await page.route('**/assets/*.css', (route) => route.abort(), { times: 1 })
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search products' }).fill('lip')
  await expect(page.getByRole('listbox')).toBeVisible()
})

test('asks for a product in sight without counting a view, and counts one when its page is opened', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const slug = /\/api\/products\/([^/?]+)$/.exec(request.url())?.[1]
    if (slug !== undefined) asked.push(`${slug} ${request.headers()['purpose'] ?? 'opened'}`)
  })
  await goTo(page, '/productlist/best-sellers')
  const link = page.getByRole('article').first().getByRole('link').first()
  const slug = /product\/([^/?]+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  await expect.poll(() => asked).toContain(`${slug} prefetch`)
  expect(asked).not.toContain(`${slug} opened`)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/product/${slug}`))
  await expect.poll(() => asked.filter((one) => one === `${slug} opened`)).toHaveLength(1)
})
