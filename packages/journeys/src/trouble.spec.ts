import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('an address that does not exist is a 404 with ways on', async ({ page }) => {
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
  test(`${address} is a 404 too`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404)
  })
}

test('when the API fails on the way, the page says so and offers a way on', async ({ page }) => {
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

test('offline, the cart keeps its lines', async ({ page, context }) => {
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
test('whatever is in storage, every page works', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/robots.txt')
  const addresses = ['/', '/mycart', '/category/makeup/1', '/productlist/best-sellers', '/blog']
  for (const [index, value] of garbage.entries()) {
    await page.evaluate((text) => {
      const keys =
        'user disc Coupon Products cartItems TotalItems brands tab city menuCategory menuBrandTab pincode keptCart cartReceipt checkout'
      for (const key of keys.split(' ')) localStorage.setItem(key, text)
    }, value)
    await goTo(page, addresses[index % addresses.length] ?? '/')
    await expect(page.getByRole('main')).not.toBeEmpty()
    await expect(page.getByRole('banner')).toBeVisible()
  }
  expect(errors).toEqual([])
})

test('a browser that lets nothing be stored still has a shop and a cart', async ({ page }) => {
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
