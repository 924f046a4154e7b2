import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import {
  FAILURE,
  fillCart,
  findTestProducts,
  goToReview,
  openReview,
  ordersOf,
  payAtTheDoor,
  payButton,
  payByCard,
  placeOrder,
  priceOf,
  startShopping,
  SUCCESS,
  totalOf,
} from './checkout.ts'
import { addCoupon } from './operator.ts'
import { test } from './person.ts'
import { goTo } from './shopper.ts'

test.describe.configure({ timeout: 120_000 })

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

test('shows what a coupon requires, applies it, and keeps it in the order', async ({
  page,
  request,
  baseURL,
}) => {
  const { user, addressId } = await startShopping(page, request, baseURL)
  const code = `TWICE${randomInt(1e9)}`
  const saving = 20
  // Two units have free delivery with the coupon, too, so that only the coupon changes the total.
  const products = await findTestProducts(baseURL, 'bath-and-body')
  const product = products.find(({ price }) => 2 * price - saving >= 499)
  if (product === undefined) throw new Error('Too few products')
  // The minimum is one rupee above one unit. A hidden coupon appears in no other test's cart.
  await addCoupon({ code, flat: saving, min: product.price + 1, hidden: true })
  const coupon = page.getByRole('region', { name: 'Coupon' })

  await test.step('one unit is too little, and the missing amount is shown', async () => {
    await fillCart(page, [product])
    await goTo(page, '/mycart')
    await coupon.getByRole('heading', { name: 'Coupon' }).click()
    await coupon.getByRole('textbox', { name: 'Coupon code' }).fill(code)
    await coupon.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(coupon.getByText(`${code} waits: add ₹1 more.`).last()).toBeVisible()
    await expect(priceOf(page)).toContainText(`${code} waits`)
  })

  await test.step('an unknown code is refused, and does not return after a reload', async () => {
    await coupon.getByRole('textbox', { name: 'Coupon code' }).fill('NOSUCHCODE')
    await coupon.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(coupon.getByRole('textbox', { name: 'Coupon code' })).toHaveAttribute('aria-invalid', 'true')
    await page.reload()
    await coupon.getByRole('heading', { name: 'Coupon' }).click()
    await expect(coupon.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('')
    await expect(coupon.getByText('NOSUCHCODE')).toHaveCount(0)
    await coupon.getByRole('textbox', { name: 'Coupon code' }).fill(code)
    await coupon.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(coupon.getByText(`${code} waits: add ₹1 more.`).last()).toBeVisible()
  })

  const total = (await totalOf(baseURL, product, 2)) - saving
  await test.step('with two units it applies, and the total falls by the shown amount', async () => {
    await page
      .getByRole('button', { name: /increase|one more|add one/i })
      .first()
      .click()
    await expect(coupon.getByText(`${code} saves you ${rupees(saving)}`).last()).toBeVisible()
    await expect(priceOf(page).getByText(`Coupon ${code}`)).toBeVisible()
    await expect(priceOf(page).getByText(`Total ${rupees(total)}`, { exact: true })).toBeAttached()
  })

  await test.step('the order has the coupon', async () => {
    await goToReview(page, addressId)
    await placeOrder(page)
    await expect(payButton(page)).toHaveText(`Pay ${rupees(total)}`)
    await payByCard(page, SUCCESS)
    await expect(page).toHaveURL(/\/Order_placed\//)
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(page.getByRole('list', { name: 'Order status' })).toBeVisible()
    await expect(priceOf(page)).toContainText(`Coupon ${code}−${rupees(saving)}`)
    const [order] = await ordersOf(baseURL, user.token)
    expect(order?.coupon).toBe(code)
    expect(order?.totals).toMatchObject({ coupon_discount: saving, total })
  })
})

test('pays a cash order online: a card that fails, then UPI', async ({ page, request, baseURL }) => {
  const { user } = await openReview(page, request, baseURL, { slug: 'bath-and-body' })

  await test.step('order, and pay at the door', async () => {
    await placeOrder(page)
    const promise = page.getByText('You pay at the bank’s own page.')
    await page.getByRole('radio', { name: 'Card' }).check()
    await expect(promise).toBeVisible()
    await page.getByRole('radio', { name: 'Cash on delivery' }).check()
    await expect(promise).toHaveCount(0)
    await payAtTheDoor(page)
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(priceOf(page)).toContainText(/Cash on delivery, ₹[\d,]+ due on delivery/)
  })

  await test.step("a card fails on the order's page, with an error and a retry", async () => {
    await page.getByRole('link', { name: /^Pay ₹.* online now$/ }).click()
    await expect(page.getByRole('radio', { name: 'Card' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toHaveCount(0)
    await payByCard(page, FAILURE)
    await expect(page).toHaveURL(/\/payment\?order=/)
    await expect(page.getByRole('alert')).toBeVisible()
  })

  await test.step('UPI succeeds', async () => {
    await page.getByRole('radio', { name: 'UPI' }).check()
    await payButton(page).click()
    const upi = page.getByRole('region', { name: 'Pay by UPI' })
    await upi.getByRole('link', { name: 'Pay with a UPI ID instead' }).click()
    await page.getByRole('button', { name: SUCCESS }).click()
    await expect(page).toHaveURL(/\/Order_placed\//)
    await expect(priceOf(page)).toContainText('UPI, paid')
  })

  await test.step('no cash is due', async () => {
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(priceOf(page)).toContainText('UPI, paid')
    await expect(page.getByRole('link', { name: /online now$/ })).toHaveCount(0)
    const [order] = await ordersOf(baseURL, user.token)
    expect(order?.payment).toMatchObject({ method: 'upi', status: 'paid', amount_due: 0 })
  })
})

test('shows the UPI apps in the window of a small phone', async ({ page, request, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openReview(page, request, baseURL)
  await placeOrder(page)
  await payButton(page).click()
  const upi = page.getByRole('region', { name: 'Pay by UPI' })
  await expect(upi.getByRole('link', { name: 'PhonePe' })).toBeInViewport({ ratio: 1 })
})

test('empties the cart of an order that is paid after another login', async ({ page, request, baseURL }) => {
  await openReview(page, request, baseURL)
  await placeOrder(page)
  await page.evaluate(() => localStorage.removeItem('checkout')) // as a logout does
  await page.reload()
  await page.getByRole('radio', { name: 'UPI' }).check()
  await payButton(page).click()
  const bank = page.getByRole('link', { name: 'Pay with a UPI ID instead' })

  await test.step('pays in another window, while the page waits', async () => {
    const app = await page.context().newPage()
    await app.goto((await bank.getAttribute('href')) ?? '')
    await app.getByRole('button', { name: SUCCESS }).click()
    await expect(app).toHaveURL(/\/Order_placed\//)
    await app.close()
  })
  await expect(page).toHaveURL(/\/Order_placed\//, { timeout: 30_000 })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBe('[]')
})
