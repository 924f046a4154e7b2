import { expect, type Page } from '@playwright/test'
import {
  continueButton,
  goToReview,
  ordersOf,
  payByCard,
  placeOrder,
  priceOf,
  startShopping,
  SUCCESS,
} from './checkout.ts'
import { importProduct } from './operator.ts'
import { test } from './person.ts'
import { goTo } from './shopper.ts'

test.describe.configure({ timeout: 120_000 })

test('asks the shopper before charging a price that has risen between cart and payment', async ({
  page,
  request,
  baseURL,
}) => {
  const { user, addressId } = await startShopping(page, request, baseURL)
  // Delivery is free from ₹499, so the totals equal the prices.
  const brush = await importProduct(549)

  await test.step('add to the cart at the old price', async () => {
    await goTo(page, `/product/${brush.slug}`)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await page.getByRole('button', { name: 'Go to Cart', exact: true }).first().click()
    await expect(priceOf(page).getByText('Total ₹549', { exact: true })).toBeAttached()
  })

  await test.step('the price rises during the review', async () => {
    await goToReview(page, addressId)
    await expect(priceOf(page).getByText('Total ₹549', { exact: true })).toBeAttached()
    await expect(continueButton(page)).toBeEnabled()
    await expectOneButton(page)
    await brush.sell(599)
    await continueButton(page).click()
    await expect(page.getByText('The price has gone up from ₹549 to ₹599.')).toBeVisible()
    expect(await ordersOf(baseURL, user.token)).toEqual([])
  })

  await test.step('payment is blocked until the shopper accepts the new price', async () => {
    await expect(continueButton(page)).toHaveCount(0)
    const review = page.getByRole('button', { name: 'Review changes' }).last() // in the sticky bar
    await expect(review).toBeInViewport({ ratio: 1 })
    await review.click()
    await expect(page.getByRole('article').filter({ hasText: 'The price has gone up' })).toBeFocused()
    await page.getByRole('button', { name: /^Accept/ }).click()
    await expect(page.getByText(/The price has gone up from/)).toHaveCount(0)
    await expect(priceOf(page).getByText('Total ₹599', { exact: true })).toBeAttached()
  })

  await test.step('the new total is paid', async () => {
    await placeOrder(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Pay ₹599' })).toBeVisible()
    await payByCard(page, SUCCESS)
    await expect(page).toHaveURL(/\/Order_placed\//)
    await expect(priceOf(page)).toContainText('Card, paid')
    const orders = await ordersOf(baseURL, user.token)
    expect(orders.map(({ totals, payment }) => [totals.total, payment.status])).toEqual([[599, 'paid']])
  })

  await brush.sell(549, 0)
})

/** The button of the page and the one of the bar are never on the screen together. */
async function expectOneButton(page: Page) {
  for (const top of [0, 200, 400, 600, 800]) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)
    const inView = () =>
      page.getByRole('button', { name: 'Go to payment' }).evaluateAll(
        (buttons) =>
          buttons.filter((button) => {
            const { top, bottom } = button.getBoundingClientRect()
            return bottom > 0 && top < window.innerHeight && button.closest('[inert]') === null
          }).length,
      )
    await expect.poll(inView).toBeLessThanOrEqual(1)
  }
}
