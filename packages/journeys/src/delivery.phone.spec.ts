import { expect } from '@playwright/test'
import { goToReview, payAtTheDoor, placeOrder, startShopping } from './checkout.ts'
import { importProduct, setStock } from './operator.ts'
import { test } from './person.ts'
import { goTo, holdRequests } from './shopper.ts'

test.describe.configure({ timeout: 180_000 })

const JAIPUR = { pincode: '302001', city: 'Jaipur', state: 'Rajasthan' }
const BY_RIDER = /^Arrives (by \d{1,2}(:\d{2})? [ap]m today|tomorrow by 11 am)$/
const BY_PARCEL = /^Arrives by \w{3}, \d{1,2} \w{3,4}$/
const NOT_NEAR = 'Our store near you can’t send it right now, so it comes by parcel.'

test('shows the same delivery time on card, product, cart, checkout and order', async ({
  page,
  request,
  baseURL,
}) => {
  const { addressId } = await startShopping(page, request, baseURL, JAIPUR)
  await page.addInitScript((place) => localStorage.setItem('pincode', JSON.stringify(place)), JAIPUR)
  // The store in Jaipur has two units, the others are in Delhi.
  const product = await importProduct(600)
  await setStock(product.slug, 2, 'Jaipur')
  const list = `/productList/searchProducts?search=${encodeURIComponent(product.title)}&sort=recommended_desc`
  const card = page.getByRole('article').filter({ hasText: product.title })
  const arrives = page.locator('#main').getByText(/^Arrives /)

  await test.step('the near store has one unit: card, product and cart', async () => {
    await goTo(page, list)
    await expect(card.getByText(/^Arrives /)).toHaveText(BY_RIDER)
    await card.getByRole('link', { name: product.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(product.title)
    await expect(arrives.first()).toHaveText(BY_RIDER)
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await page.getByRole('button', { name: 'Go to Cart', exact: true }).first().click()
    // The product page, which stays until the cart has loaded, contains such texts, too.
    await expect(page.getByRole('button', { name: 'One more' })).toBeVisible()
    await expect(arrives).toHaveText(BY_RIDER)
  })

  const byParcel =
    await test.step('the near store lacks three units: the cart shows it at once', async () => {
      await page.getByRole('button', { name: 'One more' }).click()
      await page.getByRole('button', { name: 'One more' }).click()
      await expect(arrives).toHaveText(BY_PARCEL)
      return (await arrives.innerText()).replace(/ ·$/, '')
    })

  await test.step('the product and its card show it, too', async () => {
    await goTo(page, `/product/${product.slug}`)
    await expect(arrives.first()).toHaveText(`${byParcel}. ${NOT_NEAR}`)
    await goTo(page, list)
    await expect(card.getByText(/^Arrives /)).toHaveText(byParcel)
  })

  await test.step('the checkout and the order have the same time', async () => {
    await goToReview(page, addressId)
    await expect(page.getByText(/^Standard delivery: /)).toHaveText(
      `Standard delivery: ${byParcel.replace('Arrives', 'arrives')}`,
    )
    await placeOrder(page)
    await payAtTheDoor(page)
    await expect(page.getByRole('status').filter({ hasText: 'Arrives' })).toContainText(byParcel)
  })
})

test('shows no express delivery for a product that the near store lacks', async ({ page }) => {
  await page.addInitScript((place) => localStorage.setItem('pincode', JSON.stringify(place)), JAIPUR)
  const product = await importProduct(600)
  await goTo(page, `/product/${product.slug}`)
  // The page is an article, and so is each card, which has a delivery time, too.
  const own = page
    .locator('#main')
    .getByText(/^Arrives /)
    .and(page.locator(':not(article article *)'))
  await expect(own).toContainText(NOT_NEAR)
  await test.step('an unknown pincode leaves the time of the one before', async () => {
    await page.getByRole('button', { name: 'Change pincode' }).click()
    await page.getByRole('textbox', { name: 'Pincode' }).fill('999999')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText('We couldn’t find this pincode. Please check it.')).toBeVisible()
    await expect(own).toContainText(NOT_NEAR)
  })
})

test('keeps a line for the delivery time on cards, so that nothing moves', async ({ page }) => {
  await page.addInitScript((place) => localStorage.setItem('pincode', JSON.stringify(place)), JAIPUR)
  const release = await holdRequests(page, /\/assets\/.*\.js$/)
  await page.goto('/productList/lips?category=sub', { waitUntil: 'commit' })
  const card = page.getByRole('article').first()
  const button = card.getByRole('button', { name: /^Add to Cart/ })
  const before = await button.boundingBox()
  release()
  await expect(card.getByText(/^(?:Arrives|Some options arrive) /)).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})
