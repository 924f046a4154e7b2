import { expect } from '@playwright/test'
import { goToReview, payAtTheDoor, placeOrder, startShopping } from './checkout.ts'
import { importProduct, setStock } from './operator.ts'
import { test } from './person.ts'
import { goTo } from './shopper.ts'

test.describe.configure({ timeout: 180_000 })

const JAIPUR = { pincode: '302001', city: 'Jaipur', state: 'Rajasthan' }
const BY_RIDER = /^Arrives (by \d{1,2}:\d{2} [ap]m today|tomorrow by 11:00 am)$/
const BY_PARCEL = /^Arrives by \w{3}, \d{1,2} \w{3,4}$/

test('card, product, cart, checkout and order name the same delivery time, for the variant, quantity and pincode', async ({
  page,
  request,
  baseURL,
}) => {
  const { addressId } = await startShopping(page, request, baseURL, JAIPUR)
  await page.addInitScript((place) => localStorage.setItem('pincode', JSON.stringify(place)), JAIPUR)
  // The store in Jaipur has two, the others are in Delhi.
  const product = await importProduct(600)
  await setStock(product.slug, 2, 'Jaipur')
  const list = `/productList/searchProducts?search=${encodeURIComponent(product.title)}&sort=recommended_desc`
  const card = page.getByRole('article').filter({ hasText: product.title })
  const arrives = page.locator('#main').getByText(/^Arrives /)

  await test.step('one piece is in the near store: card, product and cart', async () => {
    await goTo(page, list)
    await expect(card.getByText(/^Arrives /)).toHaveText(BY_RIDER)
    await card.getByRole('link', { name: product.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.title)
    await expect(arrives.first()).toHaveText(BY_RIDER)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await page.getByRole('button', { name: 'Go to Cart', exact: true }).first().click()
    // The product page, which shows until the cart has come, has more of such texts.
    await expect(page.getByRole('button', { name: 'One more' })).toBeVisible()
    await expect(arrives).toHaveText(BY_RIDER)
  })

  const byParcel = await test.step('three pieces are not: the cart says so at once', async () => {
    await page.getByRole('button', { name: 'One more' }).click()
    await page.getByRole('button', { name: 'One more' }).click()
    await expect(arrives).toHaveText(BY_PARCEL)
    return arrives.innerText()
  })

  await test.step('and so do the product and its card', async () => {
    await goTo(page, `/product/${product.slug}`)
    await expect(arrives.first()).toHaveText(byParcel)
    await goTo(page, list)
    await expect(card.getByText(/^Arrives /)).toHaveText(byParcel)
  })

  await test.step('the checkout and the order keep it', async () => {
    await goToReview(page, addressId)
    await expect(page.getByText(/^Standard delivery: /)).toHaveText(
      `Standard delivery: ${byParcel.replace('Arrives', 'arrives')}`,
    )
    await placeOrder(page)
    await payAtTheDoor(page)
    await expect(page.getByRole('status').filter({ hasText: 'Arrives' })).toContainText(byParcel)
  })
})

test('a product that the near store does not have is not promised by a rider anywhere', async ({ page }) => {
  await page.addInitScript((place) => localStorage.setItem('pincode', JSON.stringify(place)), JAIPUR)
  const product = await importProduct(600)
  await goTo(page, `/product/${product.slug}`)
  await expect(
    page
      .locator('#main')
      .getByText(/^Arrives /)
      .first(),
  ).toHaveText(BY_PARCEL)
  await test.step('an unknown pincode has no time, and the old one is gone', async () => {
    await page.getByRole('button', { name: 'Change pincode' }).click()
    await page.getByRole('textbox', { name: 'Pincode' }).fill('999999')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('We couldn’t find this pincode. Please check it.')).toBeVisible()
    // The cards of other products have times of their own.
    const own = page.getByText(/^Arrives /).and(page.locator(':not(article *)'))
    await expect(own).toHaveCount(0)
  })
})
