import { expect, type Page } from '@playwright/test'
import { expectNoSidewaysScrolling, violationsOf } from './accessible.ts'
import {
  continueButton,
  fillCart,
  findTestProducts,
  goToReview,
  payAtTheDoor,
  placeOrder,
  startShopping,
} from './checkout.ts'
import { test } from './person.ts'
import { goTo } from './shopper.ts'

test.describe.configure({ timeout: 120_000 })
// The content security policy would block axe.
test.use({ bypassCSP: true })

/** Expects no violation, and no horizontal scrolling down to 320 px. */
async function expectAccessible(page: Page, screen: string) {
  await test.step(screen, async () => {
    expect(await violationsOf(page)).toEqual([])
    await expectNoSidewaysScrolling(page)
  })
}

test('has no violation and no horizontal scrolling down to 320 px, on every screen of an order', async ({
  page,
  request,
  baseURL,
}) => {
  const { addressId } = await startShopping(page, request, baseURL)
  await fillCart(page, (await findTestProducts(baseURL)).slice(0, 2))

  await goTo(page, '/mycart')
  await expect(page.getByRole('link', { name: 'Place order' }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Save for later/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeVisible()
  await expectAccessible(page, 'cart')

  await goTo(page, '/placeorder')
  await expect(page.getByRole('link', { name: /^Deliver here/ })).toBeVisible()
  await expectAccessible(page, 'addresses')
  await page.getByRole('link', { name: 'Add an address' }).click()
  await expect(page.getByRole('textbox', { name: 'Receiver’s name' })).toBeVisible()
  await expectAccessible(page, 'address form')

  await goToReview(page, addressId)
  await expect(continueButton(page)).toBeEnabled()
  await expectAccessible(page, 'review')

  await placeOrder(page)
  await expectAccessible(page, 'payment')

  await payAtTheDoor(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed')
  await expectAccessible(page, 'placed')

  await page.getByRole('link', { name: 'See the order' }).click()
  // The page before it has a list of this name, too.
  await expect(page.getByRole('link', { name: 'All orders' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Order status' })).toBeVisible()
  await expectAccessible(page, 'order')
  await page.getByRole('link', { name: 'All orders' }).click()
  await expect(page.getByRole('list', { name: 'Your orders' })).toBeVisible()
  await expectAccessible(page, 'orders')
})
