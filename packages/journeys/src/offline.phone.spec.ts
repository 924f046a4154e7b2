import { expect, type Locator, type Page } from '@playwright/test'
import {
  continueButton,
  fillCart,
  findTestProducts,
  openReview,
  payAtTheDoor,
  placeOrder,
  priceOf,
} from './checkout.ts'
import { codeSentTo, goToLoggedIn, newPerson, register, storedUser, test } from './person.ts'
import { goTo, holdRequests, saveData } from './shopper.ts'

const PRODUCT = '/product/lehar-ceramic-hair-straightener'
const LIST = '/productList/searchProducts?search=lipstick&sort=recommended_desc'

test('reports a lost connection on a page, and loads it when the connection is back', async ({
  page,
  context,
}) => {
  await saveData(page)
  await goTo(page, LIST)
  await context.setOffline(true)
  await page.getByRole('article').getByRole('link').first().click()
  const heading = page.getByRole('heading', { level: 1, name: 'We can’t reach the shop' })
  await expect(heading).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You’re still offline.')).toBeVisible()
  await context.setOffline(false)
  await expect(heading).toBeHidden()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('opens the page of a link that was in sight without a connection', async ({ page, context }) => {
  const loaded = page.waitForResponse(/\/api\/products\/[^/?]+\/related/)
  await goTo(page, LIST)
  await loaded
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await context.setOffline(true)
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

const PARTS = /\/assets\/product-parts-/
const TOASTS = /\/assets\/ToastList-/

/** Opens a page, and waits for scripts that load later. */
async function openWith(page: Page, scripts: RegExp[], open: () => Promise<unknown>) {
  const responses = scripts.map((script) => page.waitForResponse(script))
  await open()
  for (const response of responses) await (await response).finished()
}

test('shows the first message of a guest without a connection', async ({ page, context }) => {
  await openWith(page, [PARTS, TOASTS], () => goTo(page, PRODUCT))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await expect(page.getByText('Please Login first')).toBeVisible({ timeout: 2_000 })
})

test('says without a connection why a wish was not kept', async ({ page, context, request }) => {
  await openWith(page, [PARTS, TOASTS], () => goToLoggedIn(page, request, PRODUCT))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to wishlist' }).click()
  await expect(
    page.getByText('We couldn’t reach the shop. Check your connection and try again.'),
  ).toBeVisible({ timeout: 2_000 })
})

test('leaves out a message that could not be shown in time', async ({ page, context }) => {
  await page.route(TOASTS, (route) => route.abort())
  await openWith(page, [PARTS], () => goTo(page, PRODUCT))
  const heart = page.getByRole('button', { name: 'Add to wishlist' })
  await context.setOffline(true)
  await heart.click()
  await page.waitForTimeout(5_500)
  await page.unroute(TOASTS)
  await context.setOffline(false)
  await heart.click()
  const message = page.getByText('Please Login first')
  await expect(message.first()).toBeVisible()
  await expect(message).toHaveCount(1)
})

test('says that it is offline until it is back, and moves nothing', async ({ page, context }) => {
  const line = page.getByRole('status').filter({ hasText: 'You’re offline. Pictures may be missing' })
  const shown = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('header a, main :is(h1, a, button)'), (element) => ({
        name: element.textContent,
        top: element.getBoundingClientRect().top,
      })).filter(({ top }) => top > 0 && top < window.innerHeight),
    )
  await goTo(page, PRODUCT)
  // The line is there before it has something to say.
  await expect(page.locator('body > [role=status]')).toBeAttached()
  await expect(line).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const before = await shown()
  await context.setOffline(true)
  await expect(line).toBeVisible()
  expect(await shown()).toEqual(before)
  await context.setOffline(false)
  await expect(line).toHaveCount(0)
  expect(await shown()).toEqual(before)

  await test.step('at the end of the page, whose last line is in sight', async () => {
    await context.setOffline(true)
    await expect(line).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const end = page.getByRole('contentinfo')
    await expect
      .poll(async () => {
        const [footer, cover] = [await end.boundingBox(), await line.boundingBox()]
        return (footer?.y ?? 0) + (footer?.height ?? 0) - (cover?.y ?? 0)
      })
      .toBeLessThanOrEqual(1)
    const y = await page.evaluate(() => window.scrollY)
    await context.setOffline(false)
    await expect(line).toHaveCount(0)
    expect(await page.evaluate(() => window.scrollY)).toBe(y)
  })
})

for (const [where, width, height, size] of [
  ['a phone', 390, 844, '100%'],
  ['a phone on its side', 740, 360, '100%'],
  ['a phone on its side with large text', 740, 360, '200%'],
  ['a small phone with large text', 320, 640, '200%'],
] as const)
  test(`covers neither the header nor the bar of ${where} while it is offline`, async ({ page, context }) => {
    await page.setViewportSize({ width, height })
    await goTo(page, PRODUCT)
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
    await expect(page.locator('body > [role=status]')).toBeAttached()
    await context.setOffline(true)
    const line = page.getByRole('status').filter({ hasText: 'You’re offline.' })
    await expect(line).toBeVisible()
    const isFree = (control: Locator) =>
      control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    await expect.poll(() => isFree(page.getByRole('banner').getByRole('link', { name: /cart/i }))).toBe(true)
    const buy = page.locator('[data-needed=true]').getByRole('button', { name: 'Add to Cart' })
    await expect(buy).toBeVisible()
    await expect.poll(() => isFree(buy)).toBe(true)
    const top = async () => (await line.boundingBox())?.y
    await expect.poll(top, { message: 'half of the window is the page’s' }).toBeGreaterThan(height / 2)
  })

test('keeps no room for the bar of a list on a page without one', async ({ page, context }) => {
  await goTo(page, LIST)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const line = page.getByRole('status').filter({ hasText: 'You’re offline.' })
  await expect(line).toBeVisible()
  const height = async () => (await line.boundingBox())?.height ?? Infinity
  const aboveBar = await height()

  await page.getByRole('banner').getByRole('link', { name: /cart/i }).first().click()

  await expect(page).toHaveURL(/\/mycart$/)
  await expect.poll(height).toBeLessThan(aboveBar)
})

test('opens the cart for the first time without a connection, once something is in it', async ({
  page,
  context,
}) => {
  await saveData(page)
  await goTo(page, '/product/lehar-ceramic-hair-straightener')
  const cartCode = page.waitForResponse(/\/assets\/cart-/)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await (await cartCode).finished()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).first().click()
  await expect(page.getByRole('list', { name: 'In your cart' })).toContainText('Ceramic Hair Straightener')
  await expect(page.getByText('You can use a coupon when you’re back online.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Coupon' })).toBeVisible()
})

test('reports a lost connection in the cart', async ({ page, context }) => {
  await goTo(page, LIST)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'We can’t reach the shop' })).toBeVisible()
})

test('says that a product was added without a connection, and has it in the cart when the connection is back', async ({
  page,
  context,
  baseURL,
}) => {
  const [product] = await findTestProducts(baseURL)
  // The line that says it has its code in this script.
  await openWith(page, [PARTS], () => goTo(page, `/product/${product?.slug}`))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
  await expect(
    page.getByText('Added to your cart on this device. You’re offline: we check price and stock'),
  ).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('on this device')).toHaveCount(0)
  await page.getByRole('button', { name: 'Go to Cart', exact: true }).first().click()
  await expect(page).toHaveURL(/\/mycart$/)
  await expect(page.getByText(product?.title ?? '').first()).toBeVisible()
})

test('keeps the list when Load more has no connection, and loads more on retry', async ({
  page,
  context,
}) => {
  await goTo(page, '/productList/makeup?category=main')
  const products = page.getByRole('list', { name: 'Products' }).getByRole('article')
  const before = await products.count()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Load more' }).click()
  await expect(page.getByText('We couldn’t load more. Please try again in a moment.')).toBeVisible()
  await expect(products).toHaveCount(before)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect.poll(() => products.count()).toBeGreaterThan(before)
})

test('keeps a list and its chosen order without a connection, and follows it when the connection is back', async ({
  page,
  context,
}) => {
  await goTo(page, '/productList/makeup?category=main')
  const products = page.getByRole('list', { name: 'Products' }).getByRole('article')
  const before = await products.first().textContent()
  await context.setOffline(true)
  const order = page.getByLabel('Sort by')
  await order.selectOption({ label: 'Price: low to high' })
  await expect(
    page.getByText('We couldn’t update the list. Check your connection and try again.'),
  ).toBeVisible()
  await expect(products.first()).toHaveText(before ?? '')
  await expect(order).toHaveValue('price_asc')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(
    page.getByText('We couldn’t update the list. Check your connection and try again.'),
  ).toBeVisible()
  await expect(order).toHaveValue('price_asc')
  await context.setOffline(false)
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(
    page.getByText('We couldn’t update the list. Check your connection and try again.'),
  ).toBeHidden()
  await expect(products.first()).not.toHaveText(before ?? '')
})

for (const [opener, title] of [
  ['Filters', 'Filters'],
  [/^Preview Shade/, 'Preview Shade'],
  ['Menu', 'Menu'],
] as const) {
  test(`says that ${title} did not open without a connection, and opens it when the connection is back`, async ({
    page,
    context,
  }) => {
    await saveData(page)
    await goTo(page, LIST)
    await context.setOffline(true)
    const button = page.getByRole('button', { name: opener }).first()
    await button.click()
    const failed = page.getByRole('dialog', { name: 'You’re offline. This opens once you’re back.' })
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect(failed).toBeVisible()
    await failed.getByRole('button', { name: 'Close' }).click()
    await expect(button).toBeFocused()
    await button.click()
    await expect(failed).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expect(failed).toBeHidden()
  })
}

test('stays on the page that was opened while the list waited for its filters', async ({ page }) => {
  await goTo(page, LIST)
  const release = await holdRequests(page, /\/api\/products\?.*sort=price_asc/)
  const asked = page.waitForRequest(/\/api\/products\?.*sort=price_asc/)
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' })
  const request = await asked
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).first().click()
  await expect(page).toHaveURL('/mycart')
  release()
  await (await request.response())?.finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page).toHaveURL('/mycart')
  await expect(page.getByRole('heading', { level: 1, name: /cart/i })).toBeVisible()
})

test('shows a progress line until a slow page has loaded', async ({ page }) => {
  await saveData(page)
  await goTo(page, LIST)
  const release = await holdRequests(page, '**/api/products/**')
  await page.getByRole('article').getByRole('link').first().click()
  const line = page.getByRole('progressbar', { name: 'Loading the page' })
  await expect(line).toBeVisible({ timeout: 1_000 })
  release()
  await expect(line).toBeHidden()
  await expect(page).toHaveURL(/\/product\//)
})

test('keeps the total when an order is placed without a connection, shows the error, and retries', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await openReview(page, request, baseURL, { count: 2 })
  const order = continueButton(page)
  await expect(priceOf(page)).not.toContainText('Updating the total')
  const amount = (await priceOf(page).textContent()) ?? ''
  await context.setOffline(true)
  await order.click()
  const error = page.getByRole('alert').filter({ hasText: 'We haven’t received an answer' })
  await expect(error).toBeInViewport()
  await expect(priceOf(page)).toHaveText(amount)
  await expect(order).toBeEnabled()

  await context.setOffline(false)
  await order.click()
  await expect(page).toHaveURL(/\/payment\?order=/)
  await payAtTheDoor(page)
})

test('reports a lost connection at login, keeps what was typed, and logs in on retry', async ({
  page,
  context,
  request,
}) => {
  const { person } = await register(request)
  await goTo(page, '/login')
  await context.setOffline(true)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Check your connection' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect((await storedUser(page))?.name).toBe(person.name)
})

test('keeps the code of a registration when the connection is lost', async ({ page, context }) => {
  const person = newPerson()
  await goTo(page, '/register/withphone')
  await page.getByLabel('Your name').fill(person.name)
  await page.getByLabel('Mobile number').fill(person.phone)
  await page.getByRole('button', { name: 'Send a code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible()
  const code = await codeSentTo(page, `+91${person.phone}`)
  await context.setOffline(true)
  await page.getByLabel('Code from the message').fill(code)
  await expect(page.getByRole('alert').filter({ hasText: 'Check your connection' })).toBeVisible()
  await expect(page.getByLabel('Code from the message')).toHaveValue(code)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  expect((await storedUser(page))?.name).toBe(person.name)
})

test('keeps a new address when the connection is lost, and delivers there on retry', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { user } = await register(request)
  await page.addInitScript((stored) => localStorage.setItem('user', JSON.stringify(stored)), user)
  await fillCart(page, (await findTestProducts(baseURL)).slice(0, 1))
  await goTo(page, '/placeorder')
  await page.getByLabel('Receiver’s mobile number').fill('9876543210')
  await page.getByLabel('Pincode').fill('110001')
  await expect(page.getByLabel('City')).toHaveValue('New Delhi')
  await page.getByLabel('Flat, house number, building').fill('14, Amber Residency')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Deliver here' }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Check your connection' })).toBeInViewport()
  await expect(page.getByLabel('Flat, house number, building')).toHaveValue('14, Amber Residency')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Deliver here' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Review your order' })).toBeVisible()
})

test('opens the dialog to cancel without a connection, and cancels on retry', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await openReview(page, request, baseURL)
  await placeOrder(page)
  await payAtTheDoor(page)
  const loaded = page.waitForResponse(/\/DialogPanel-/)
  await page.getByRole('link', { name: 'See the order' }).click()
  await loaded
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel order' })
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Check your connection')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toBeHidden()
})
