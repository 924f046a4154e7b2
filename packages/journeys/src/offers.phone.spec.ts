import { randomInt } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import {
  fillCart,
  goToReview,
  ordersOf,
  payByCard,
  placeOrder,
  priceOf,
  startShopping,
  SUCCESS,
} from './checkout.ts'
import { importProduct, operate, RINGS } from './operator.ts'
import { test } from './person.ts'
import { goTo } from './shopper.ts'

test.describe.configure({ timeout: 180_000 })

async function offerFourFor349(slug: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'journeys-offers-'))
  const file = path.join(folder, 'offers.json')
  const rule = { kind: 'set_price', quantity: 4, price: 349 }
  try {
    await writeFile(file, JSON.stringify([{ key: `four-${randomInt(1e9)}`, rule, products: [slug] }]))
    await operate('offers', 'add', file)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('buys four for ₹349 and gets the share of one back', async ({ page, request, baseURL }) => {
  const { user, addressId } = await startShopping(page, request, baseURL)
  const { slug, title } = await importProduct(99, RINGS)
  await offerFourFor349(slug)
  const { data } = (await (await fetch(new URL(`/api/products/${slug}`, baseURL))).json()) as {
    data: { id: number; offer_details: { offer_id: number } }
  }
  await fillCart(page, [{ id: data.id, slug, title, price: 99 }])

  await test.step('the product page shows the offer', async () => {
    await goTo(page, `/product/${slug}`)
    await expect(page.getByRole('complementary', { name: 'Offer' })).toContainText('Any 4 for ₹349')
  })

  await test.step('and leads to no list, which would have this product alone', async () => {
    await expect(page.getByRole('link', { name: 'See all items' })).toHaveCount(0)
    await goTo(page, `/productlist/all?offer=${data.offer_details.offer_id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Any 4 for ₹349' })).toBeVisible()
    await expect(page.getByText('1 product', { exact: true })).toBeVisible()
    await expect(page.getByRole('article').first().getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filters' })).toHaveCount(0)
  })

  await test.step('the cart says what is missing, and takes the offer off at four', async () => {
    await goTo(page, '/mycart')
    await expect(page.getByRole('link', { name: 'Add 3 more: any 4 for ₹349' })).toHaveAttribute(
      'href',
      /^\/productlist\/all\?offer=\d+$/,
    )
    for (const more of ['Add 2 more: any 4 for ₹349', 'Add 1 more: any 4 for ₹349', 'You save ₹47']) {
      await page.getByRole('button', { name: 'One more' }).first().click()
      await expect(page.getByText(more, { exact: true })).toBeVisible()
    }
    // 4 × ₹99 − ₹47 + ₹49 for delivery.
    await expect(priceOf(page).getByText('Total ₹398', { exact: true })).toBeAttached()
  })

  await test.step('the review and the order have the same price', async () => {
    await goToReview(page, addressId)
    await expect(priceOf(page)).toContainText('Offer: Any 4 for ₹349−₹47')
    await placeOrder(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Pay ₹398' })).toBeVisible()
    await payByCard(page, SUCCESS)
    await expect(page).toHaveURL(/\/Order_placed\//)
  })

  const number = (await ordersOf(baseURL, user.token))[0]?.number ?? ''
  await test.step('one is returned, and the others keep their price', async () => {
    for (const step of ['pack', 'ship', 'out', 'deliver']) await operate('orders', step, number)
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(page.getByText(/^Any 4 for ₹349/)).toBeVisible()
    await page.getByRole('button', { name: 'Return items' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('the others keep their offer price')
    await dialog.getByRole('checkbox').first().check()
    for (let less = 0; less < 3; less += 1) await dialog.getByRole('button', { name: 'One less' }).click()
    await expect(dialog.getByText(/^You get ₹87\.25 back the way you paid/)).toBeVisible()
    await dialog.getByLabel('Why?').selectOption('quality')
    await dialog.getByRole('button', { name: 'Request return' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the refund is its share', async () => {
    await operate('orders', 'refund', number)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('₹87.25')
    // The order of the others ends at their delivery.
    const way = page.getByRole('list', { name: 'Order status' })
    await expect(way).toContainText('Delivered')
    await expect(way).not.toContainText('Refunded')
  })
})
