import { expect } from '@playwright/test'
import {
  continueButton,
  FAILURE,
  fillCart,
  findTestProducts,
  goToReview,
  openReview,
  ordersOf,
  payAtBank,
  payAtTheDoor,
  payByCard,
  placeOrder,
  priceOf,
  startShopping,
  SUCCESS,
} from './checkout.ts'
import { operate, sellOut } from './operator.ts'
import { goToLoggedIn, register, test } from './person.ts'
import { goTo } from './shopper.ts'

test.describe.configure({ timeout: 120_000 })

test('orders as a guest: pincode, cart, login, address, UPI, timeline', async ({
  page,
  request,
  baseURL,
  isMobile,
}) => {
  const [product] = await findTestProducts(baseURL)
  const { person } = await register(request)

  await test.step('the product page shows a delivery estimate for the pincode', async () => {
    await goTo(page, `/product/${product?.slug}`)
    await page.getByRole('textbox', { name: 'Pincode' }).fill('110001')
    await page.getByRole('button', { name: 'Check' }).click()
    await expect(page.getByText(/^Arrives /).first()).toBeVisible()
  })

  await test.step('the cart shows the pincode and the total', async () => {
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click()
    await page.getByRole('button', { name: 'Go to Cart', exact: true }).first().click()
    await expect(page.getByText('New Delhi 110001')).toBeVisible()
    await page.getByRole('link', { name: 'Place order' }).first().click()
  })

  await test.step('log in, and return to the checkout', async () => {
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email)
    await page.locator('input[type=password]').fill(person.password)
    await page.locator('#main').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(/\/placeorder/)
  })

  await test.step('all errors of the address appear at once, then it is saved', async () => {
    const name = page.getByRole('textbox', { name: 'Receiver’s name' })
    await expect(name).toHaveValue(person.name)
    await name.clear()
    await page.getByRole('button', { name: 'Deliver here' }).first().click()
    await expect(name).toBeFocused()
    await name.fill(person.name)
    await page.getByRole('textbox', { name: 'Receiver’s mobile number' }).fill(person.phone)
    await page.getByRole('textbox', { name: 'Flat, house number, building' }).fill('14, Amber Residency')
    await expect(page.getByRole('textbox', { name: 'State' })).toHaveValue('Delhi')
    await page.getByRole('button', { name: 'Deliver here' }).first().click()
    await expect(page).toHaveURL(/step=review/)
  })

  await test.step('pay by UPI: apps on a phone, a QR code on a desktop', async () => {
    await placeOrder(page)
    await page.getByRole('radio', { name: 'UPI' }).check()
    await page
      .getByRole('button', { name: /^Pay ₹/ })
      .first()
      .click()
    const upi = page.getByRole('region', { name: 'Pay by UPI' })
    if (isMobile) await expect(upi.getByRole('link', { name: 'PhonePe' })).toBeVisible()
    else await expect(upi.getByRole('img', { name: 'QR code for UPI' })).toBeVisible()
    await upi.getByRole('link', { name: 'Pay with a UPI ID instead' }).click()
    await expect(page).toHaveURL(/\/sandbox-bank\//)
    await page.getByRole('button', { name: SUCCESS }).click()
  })

  await test.step('the order is placed, the cart is empty, the timeline begins', async () => {
    await expect(page).toHaveURL(/\/Order_placed\//)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBe('[]')
    await page.getByRole('link', { name: 'See the order' }).click()
    await expect(page.getByRole('list', { name: 'Order status' })).toContainText('Confirmed')
  })
})

test('orders once after a double click, Back and a failed card', async ({ page, request, baseURL }) => {
  const { user } = await openReview(page, request, baseURL, { count: 2 })

  await test.step('a double click', async () => {
    await continueButton(page).dblclick()
    await expect(page).toHaveURL(/\/payment\?order=/)
  })

  await test.step('Back, and submit again', async () => {
    const address = page.url()
    await page.goBack()
    await expect(page).toHaveURL(/step=review/)
    await placeOrder(page)
    expect(page.url()).toBe(address)
    expect(await ordersOf(baseURL, user.token)).toHaveLength(1)
  })

  await test.step('the card fails: an error appears, and the order is still there', async () => {
    await payByCard(page, FAILURE)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Card' })).toBeVisible()
  })

  await test.step('net banking fails at the bank, and another method can be chosen', async () => {
    const asked = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/payments'),
    )
    await payAtBank(page, 'Net banking', FAILURE)
    expect((await asked).postDataJSON()).toMatchObject({ method: 'netbanking' })
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Net banking' })).toBeVisible()
  })

  await test.step('payment succeeds; a reload changes nothing', async () => {
    await payByCard(page, SUCCESS)
    await expect(page).toHaveURL(/\/Order_placed\//)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed')
    const orders = await ordersOf(baseURL, user.token)
    expect(orders.map(({ status }) => status)).toEqual(['confirmed'])
  })
})

test('keeps a payment open when its window is closed and the bank is slow', async ({
  page,
  request,
  baseURL,
}) => {
  await openReview(page, request, baseURL)
  await placeOrder(page)

  await test.step('the window is closed: the payment is not reported as failed', async () => {
    await payByCard(page, 'Close the window')
    await expect(page).toHaveURL(/\/payment\?order=/)
    const waiting = page.getByRole('heading', { name: 'Waiting for your bank' })
    const choosing = page.getByRole('radio', { name: 'Card' })
    await expect(waiting.or(choosing)).toBeVisible()
    await expect(page.getByText(/failed/i)).toHaveCount(0)
    if (await waiting.isVisible()) await page.getByRole('button', { name: 'Choose another method' }).click()
  })

  await test.step('the bank answers late: the page continues by itself', async () => {
    await payByCard(page, 'Pay, and let the bank take its time')
    await expect(page).toHaveURL(/\/Order_placed\//, { timeout: 60_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed')
  })
})

test('cancels a unit and a line of a cash order, and delivers, invoices and returns the rest', async ({
  page,
  request,
  baseURL,
}) => {
  const { user } = await openReview(page, request, baseURL, {
    slug: 'jewellery-and-bags',
    count: 2,
    quantity: 2,
  })

  await test.step('order with cash on delivery', async () => {
    await placeOrder(page)
    await payAtTheDoor(page)
    await page.getByRole('link', { name: 'See the order' }).click()
  })

  await test.step('cancel one unit of a line', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').nth(1).check()
    await dialog.getByRole('button', { name: 'One less' }).click()
    const [before] = await ordersOf(baseURL, user.token)
    const due = (before?.payment.amount_due ?? 0) - (before?.lines[0]?.unit_price ?? 0)
    await expect(dialog.getByText(`You will pay ₹${due.toLocaleString('en-IN')} on delivery.`)).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel 1 item' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('1 of 2 cancelled')).toBeVisible()
    const [order] = await ordersOf(baseURL, user.token)
    expect(order?.payment.amount_due).toBe(due)
    expect(order?.lines.map(({ quantity }) => quantity)).toEqual([1, 2])
  })

  await test.step('cancel one of two', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').last().check()
    await dialog.getByRole('button', { name: 'Cancel 2 items' }).click()
    await expect(dialog).toBeHidden()
    const items = page.getByRole('region', { name: 'Items in your order' })
    await expect(items.getByText('Cancelled', { exact: true })).toBeVisible()
    const [order] = await ordersOf(baseURL, user.token)
    expect(order?.lines.map(({ status }) => status)).toEqual(['ordered', 'cancelled'])
    const due = `₹${order?.payment.amount_due.toLocaleString('en-IN')}`
    await expect(priceOf(page)).toContainText('Cancelled−')
    await expect(priceOf(page).getByText(`Total ${due}`, { exact: true })).toBeAttached()
    await expect(priceOf(page)).toContainText(`Cash on delivery, ${due} due on delivery`)
    await page.locator('#main').getByRole('link', { name: 'All orders' }).click()
    await expect(page.getByRole('list', { name: 'Your orders' })).toContainText(due)
    await page.goBack()
    await expect(priceOf(page)).toContainText('Cancelled−')
  })

  const number = (await ordersOf(baseURL, user.token))[0]?.number ?? ''
  await test.step('the shop delivers the order', async () => {
    for (const step of ['pack', 'ship', 'out', 'deliver']) await operate('orders', step, number)
    await page.reload()
    await expect(page.getByRole('list', { name: 'Order status' })).toContainText('Delivered')
  })

  await test.step('the invoice opens', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Invoice' }).click()
    expect((await download).suggestedFilename()).toBe(`invoice-${number}.pdf`)
  })

  await test.step('return it, with a UPI address for the refund', async () => {
    await page.getByRole('button', { name: 'Return items' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByLabel('Why?').selectOption('quality')
    await dialog.getByLabel('Pickup day').selectOption({ index: 1 })
    await dialog.getByLabel('Time of day').selectOption('afternoon')
    await dialog.getByRole('textbox', { name: /UPI ID/ }).fill('asha@okbank')
    await dialog.getByRole('button', { name: 'Request return' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Return requested', { exact: true })).toBeVisible()
    await expect(page.getByText('1 of 2 cancelled. Return requested')).toBeVisible()
  })

  await test.step('the order says when it is picked up, and what is refunded', async () => {
    const [order] = await ordersOf(baseURL, user.token)
    const returned = page.getByRole('region', { name: 'Returns' })
    await expect(returned).toContainText(/Pickup on \w{3}, \d{1,2} \w{3,4}, between 1 pm and 5 pm\./)
    await expect(returned).toContainText(`1 × ${order?.lines[0]?.title}`)
    await expect(returned).toContainText(/You get ₹[\d,.]+ back to asha@okbank once the items are with us\./)
    await operate('orders', 'refund', number)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Refunds' })).toContainText(/Refund of ₹[\d,.]+/)
    await expect(returned).toHaveCount(0)
  })
})

test('shows what is ordered beside the addresses, and the button of the first one in the window', async ({
  page,
  request,
  baseURL,
}) => {
  await startShopping(page, request, baseURL)
  const products = (await findTestProducts(baseURL)).slice(0, 2)
  await fillCart(page, products)
  await goTo(page, '/placeorder')
  await expect(page.getByRole('link', { name: /^Deliver here/ })).toBeInViewport({ ratio: 1 })
  for (const { title } of products) await expect(priceOf(page)).toContainText(title)
  await expect(priceOf(page).getByText(/^Total ₹/)).toBeAttached()
})

test('opens the form for a review of a delivered product from its order', async ({
  page,
  request,
  baseURL,
}) => {
  const { user, addressId } = await startShopping(page, request, baseURL)
  const [product] = await findTestProducts(baseURL)
  if (product === undefined) throw new Error('There is no product')
  await fillCart(page, [product])
  await goToReview(page, addressId)
  await placeOrder(page)
  await payAtTheDoor(page)
  const number = (await ordersOf(baseURL, user.token))[0]?.number ?? ''
  for (const step of ['pack', 'ship', 'out', 'deliver']) await operate('orders', step, number)
  await page.getByRole('link', { name: 'See the order' }).click()
  // The reviews arrive after the rest of the page.
  let sendReviews = () => {}
  const isRestShown = new Promise<void>((resolve) => (sendReviews = resolve))
  await page.route(/\/reviews\b/, (route) => isRestShown.then(() => route.continue()))
  await page.getByRole('link', { name: /^Rate it/ }).click()
  await expect(page).toHaveURL(/\/product\/.+#write-review$/)
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible()
  sendReviews()
  const form = page.getByRole('form', { name: `Review of ${product.title}` })
  await expect(form).toBeInViewport()
  // The form is taller than the button that it replaces, and stands above the reviews.
  await expect.poll(async () => (await form.boundingBox())?.y).toBeGreaterThanOrEqual(0)
})

test('asks about a changed price, and orders the rest when a product sells out', async ({
  page,
  request,
  baseURL,
  isMobile,
}) => {
  const { addressId } = await startShopping(page, request, baseURL)
  // No other journey uses the product that this one sells out.
  const [first] = await findTestProducts(baseURL)
  const second = (await findTestProducts(baseURL, 'fragrance')).at(isMobile ? -1 : -2)
  if (first === undefined || second === undefined) throw new Error('Too few products')

  await test.step('the price was lower in the cart', async () => {
    await fillCart(page, [{ ...first, price: first.price - 1 }, second])
    await goToReview(page, addressId)
    await expect(page.getByText(/The price has gone up from/)).toBeVisible()
    await expect(continueButton(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Review changes' }).first()).toBeVisible()
    await page.getByRole('button', { name: /^Accept/ }).click()
    await expect(page.getByText(/The price has gone up from/)).toHaveCount(0)
  })

  await test.step('another product sells out before the order', async () => {
    await expect(continueButton(page)).toBeEnabled()
    await sellOut(second.slug)
    await continueButton(page).click()
    await expect(page.getByText('Out of stock. It’s not included in the total.')).toBeVisible()
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]').length)).toBe(2)
    await page.getByRole('button', { name: `Remove ${second.title}` }).click()
  })

  await test.step('the rest is ordered', async () => {
    await placeOrder(page)
    await expect(page.getByRole('list', { name: 'Your items' })).toContainText(first.title)
  })
})

test('sends a guest from orders and checkout to the login and back', async ({ page, request }) => {
  await goTo(page, '/payment?order=AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page).toHaveURL(/\/login\?next=/)
  await goToLoggedIn(page, request, '/Order_placed/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this order' })).toBeVisible()
})
