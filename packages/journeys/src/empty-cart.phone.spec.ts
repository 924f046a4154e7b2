import { expect, test, type Page } from '@playwright/test'
import { fillCart, findTestProducts } from './checkout.ts'
import { goTo, holdRequests } from './shopper.ts'

const emptyCart = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your cart is empty' })

/** Sum of all layout shifts from now on, also of pages that open later. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number }
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifted')))
}

test('shows an empty cart and categories before the scripts have loaded, and moves nothing then', async ({
  page,
}) => {
  const shifts = await watchShifts(page)
  const release = await holdRequests(page, /\/assets\/.*\.js$/)
  await page.goto('/mycart', { waitUntil: 'commit' })
  await expect(emptyCart(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { name: 'Best sellers' })).toBeVisible()
  expect(await shifts()).toBeLessThan(0.01)
})

test('shows the skeleton of a cart with products before the scripts have loaded', async ({
  page,
  baseURL,
}) => {
  const [product] = await findTestProducts(baseURL)
  if (product === undefined) throw new Error('There is no product')
  await fillCart(page, [product])
  const release = await holdRequests(page, /\/assets\/.*\.js$/)
  await page.goto('/mycart', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await expect(emptyCart(page)).toBeHidden()
  release()
  await expect(page.getByRole('link', { name: product.title })).toBeVisible()
})

test('shows an empty cart to a browser that blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  await goTo(page, '/mycart')
  await expect(emptyCart(page)).toBeVisible()
})
