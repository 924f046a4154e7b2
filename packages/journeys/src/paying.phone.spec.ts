import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import {
  FAILURE,
  fillCart,
  findTestProducts,
  goToReview,
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
import { operate } from './operator.ts'
import { test } from './person.ts'
import { goTo } from './shopper.ts'

test.describe.configure({ timeout: 120_000 })

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

test('a coupon says what is missing, then takes off what it says; the order keeps it', async ({
  page,
  request,
  baseURL,
}) => {
  const { user, addressId } = await startShopping(page, request, baseURL)
  const code = `TWICE${randomInt(1e9)}`
  const saving = 20
  // Two of it are delivered free with the coupon, too: nothing but the coupon changes the total.
  const products = await findTestProducts(baseURL, 'bath-and-body')
  const product = products.find(({ price }) => 2 * price - saving >= 499)
  if (product === undefined) throw new Error('Too few products')
  // One rupee more than one of it costs; nobody else is told of it.
  const terms = ['--flat', String(saving), '--min', String(product.price + 1), '--hidden']
  await operate('coupons', 'add', code, ...terms)
  const coupon = page.getByRole('region', { name: 'Coupon' })

  await test.step('one is not enough, and how much is missing is said', async () => {
    await fillCart(page, [product])
    await goTo(page, '/mycart')
    await coupon.getByRole('textbox', { name: 'Coupon code' }).fill(code)
    await coupon.getByRole('button', { name: 'Apply', exact: true }).click()
    await expect(coupon.getByText('Add ₹1 more.')).toBeVisible()
    await expect(priceOf(page)).not.toContainText(code)
  })

  const total = (await totalOf(baseURL, product, 2)) - saving
  await test.step('with two it applies by itself, and the total is less by what it says', async () => {
    await page
      .getByRole('button', { name: /increase|one more|add one/i })
      .first()
      .click()
    await expect(coupon.getByText(`${code} saves you ${rupees(saving)}`)).toBeVisible()
    await expect(priceOf(page).getByText(`Coupon ${code}`)).toBeVisible()
    await expect(priceOf(page).getByText(`Total ${rupees(total)}`, { exact: true })).toBeAttached()
  })

  await test.step('it comes along to the order, which keeps it', async () => {
    await goToReview(page, addressId)
    await expect(payButton(page)).toHaveText(`Pay ${rupees(total)}`)
    await placeOrder(page)
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

test('cash on delivery is paid online before it comes: a card that fails, then UPI', async ({
  page,
  request,
  baseURL,
}) => {
  const { user, addressId } = await startShopping(page, request, baseURL)
  await fillCart(page, (await findTestProducts(baseURL, 'bath-and-body')).slice(0, 1))
  await goToReview(page, addressId)

  await test.step('order, and pay at the door', async () => {
    await placeOrder(page)
    await payAtTheDoor(page)
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(priceOf(page)).toContainText('Cash on delivery, due on delivery')
  })

  await test.step('from the order’s page: by card, which fails; that is said, and it can be tried again', async () => {
    await page.getByRole('link', { name: /^Pay ₹.* online now$/ }).click()
    await expect(page.getByRole('radio', { name: 'Card' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toHaveCount(0)
    await payByCard(page, FAILURE)
    await expect(page).toHaveURL(/\/payment\?order=/)
    await expect(page.getByRole('alert')).toBeVisible()
  })

  await test.step('then by UPI', async () => {
    await page.getByRole('radio', { name: 'UPI' }).check()
    await payButton(page).click()
    const upi = page.getByRole('region', { name: 'Pay by UPI' })
    await upi.getByRole('link', { name: 'Pay with a UPI ID instead' }).click()
    await page.getByRole('button', { name: SUCCESS }).click()
    await expect(page).toHaveURL(/\/Order_placed\//)
    await expect(priceOf(page)).toContainText('UPI, paid')
  })

  await test.step('nothing is left to pay at the door', async () => {
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(priceOf(page)).toContainText('UPI, paid')
    await expect(page.getByRole('link', { name: /online now$/ })).toHaveCount(0)
    const [order] = await ordersOf(baseURL, user.token)
    expect(order?.payment).toMatchObject({ method: 'upi', status: 'paid', amount_due: 0 })
  })
})
