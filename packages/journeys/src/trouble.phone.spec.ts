import { expect, test } from '@playwright/test'
import { goTo, saveData } from './shopper.ts'

test('answers 404 with links to an unknown address', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await page
    .locator('#main')
    .getByRole('link', { name: /home page/ })
    .click()
  await expect(page).toHaveURL(/\/$/)
})

for (const address of [
  '/product/no-such-product',
  '/category/nothing/999999',
  '/productlist/no-such-brand',
]) {
  test(`answers 404 to ${address}`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404)
  })
}

test('shows an error with links when the API fails during navigation', async ({ page }) => {
  await saveData(page)
  await goTo(page, '/')
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Bad</h1>' }),
  )
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden()
})

test('opens a page with the new build when the scripts of the old one are gone', async ({ page }) => {
  await saveData(page)
  await goTo(page, '/productlist/best-sellers')
  let isNew = false
  await page.route(/\/assets\/product-[\w-]+\.js$/, (route) =>
    isNew ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.route('**/product/*', (route) => {
    isNew = true
    return route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({
          contentType: 'text/html',
          body: '<script src="/assets/entry-client-new.js"></script>',
        })
  })
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(isNew).toBe(true)
})

test('keeps the lines of the cart offline, and shows the total when the connection is back', async ({
  page,
  context,
}) => {
  await goTo(page, '/productlist/best-sellers')
  const cards = page.getByRole('article').filter({ hasNot: page.getByRole('button', { name: /^Preview/ }) })
  await cards
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await goTo(page, '/mycart')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole('button', { name: /increase|one more|add one/i })
    .first()
    .click()
  await expect(page.getByText(/₹/).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('TotalItems'))).toBe('2')
  const failure = page.getByText('We couldn’t load your total')
  await expect(failure).toBeVisible()
  await context.setOffline(false)
  await expect(failure).toBeHidden()
  await expect(page.getByRole('link', { name: 'Place order' }).first()).toBeVisible()
})

const garbage = [
  '',
  'null',
  '{',
  '[null]',
  '[[]]',
  '{"length":1e9}',
  '"x"',
  '-1',
  '1e309',
  '[{"id":1,"quantity":-5}]',
]
test('opens every page with corrupt storage', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/robots.txt')
  const addresses = ['/', '/mycart', '/category/makeup/1', '/productlist/best-sellers', '/blog']
  for (const [index, value] of garbage.entries()) {
    await page.evaluate((text) => {
      const keys =
        'user disc Coupon Products cartItems TotalItems brands tab city menuCategory menuBrandTab pincode syncedCart cartReceipt checkout'
      for (const key of keys.split(' ')) localStorage.setItem(key, text)
    }, value)
    await goTo(page, addresses[index % addresses.length] ?? '/')
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(page.getByRole('banner')).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('works with a cart when storage is blocked', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
  })
  await goTo(page, '/productlist/best-sellers')
  const cards = page.getByRole('article').filter({ hasNot: page.getByRole('button', { name: /^Preview/ }) })
  await cards
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Cart (1 item)' })).toBeVisible()
  expect(errors).toEqual([])
})
