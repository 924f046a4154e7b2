import { expect } from '@playwright/test'
import {
  continueButton,
  fillCart,
  findTestProducts,
  goToReview,
  ordersOf,
  payByCard,
  placeOrder,
  startShopping,
  SUCCESS,
} from './checkout.ts'
import { test } from './person.ts'
import { goTo } from './shopper.ts'

test.describe.configure({ timeout: 120_000 })

const statusesOf = async (origin: string | undefined, token: string) =>
  (await ordersOf(origin, token)).map(({ status }) => status)

test('asks before it buys a cart twice that is open in two browsers', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { user, addressId } = await startShopping(page, request, baseURL)
  const [product] = await findTestProducts(baseURL)
  if (product === undefined) throw new Error('There is no product')
  await fillCart(page, [product])
  await goToReview(page, addressId)
  const other = await (await browser.newContext()).newPage()
  await other.addInitScript((stored) => localStorage.setItem('user', JSON.stringify(stored)), user)

  await test.step('the other browser has the same cart', async () => {
    await goTo(other, '/mycart')
    await expect(other.getByRole('link', { name: product.title }).first()).toBeVisible()
    await goToReview(other, addressId)
  })

  await test.step('both want to order: the second one is asked', async () => {
    await placeOrder(page)
    await continueButton(other).click()
    await expect(other.getByText(/isn’t paid yet/)).toBeVisible()
    await expect(other.getByRole('link', { name: /^Pay for TP-/ }).first()).toBeVisible()
    expect(await statusesOf(baseURL, user.token)).toEqual(['held'])
  })

  await test.step('the second one replaces the first', async () => {
    await other.getByRole('button', { name: 'Order this cart instead' }).click()
    await expect(other).toHaveURL(/\/payment\?order=/)
    expect(await statusesOf(baseURL, user.token)).toEqual(['held', 'cancelled'])
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'This order is cancelled' })).toBeVisible()
  })

  await test.step('once it is paid, the cart of the first one is empty, too', async () => {
    await page.getByRole('button', { name: 'Go to your cart' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Your cart/ })).toBeVisible()
    const isTaken = other.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
    await payByCard(other, SUCCESS)
    await expect(other).toHaveURL(/\/Order_placed\//)
    await isTaken
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  })
})

test('takes what was paid for in an app out of the cart, and keeps the paid order', async ({
  page,
  request,
  baseURL,
}) => {
  const { user, addressId } = await startShopping(page, request, baseURL)
  const [paid, added] = await findTestProducts(baseURL)
  if (paid === undefined || added === undefined) throw new Error('Too few products')
  await fillCart(page, [paid])
  await goToReview(page, addressId)
  await placeOrder(page)
  await page.getByRole('radio', { name: /^UPI/ }).check()
  await page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .click()
  const bank = (await page.getByRole('link', { name: 'Google Pay' }).getAttribute('href')) ?? ''

  await test.step('the shopper pays in the app while the shop’s page is closed', async () => {
    await page.goto('about:blank')
    const answer = await request.post(bank, { form: { outcome: 'success' }, maxRedirects: 0 })
    expect(answer.status()).toBe(303)
    await expect.poll(() => statusesOf(baseURL, user.token)).toEqual(['confirmed'])
  })

  await test.step('the cart has only what is added then', async () => {
    await goTo(page, `/product/${added.slug}`)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await goToReview(page, addressId)
    const items = page
      .getByRole('list', { name: 'Your items' })
      .or(page.getByRole('region', { name: 'Your items' }))
    await expect(items.first()).toContainText(added.title)
    await expect(items.first()).not.toContainText(paid.title)
    await placeOrder(page)
    expect(await statusesOf(baseURL, user.token)).toEqual(['held', 'confirmed'])
  })
})
