import { expect, type APIRequestContext, type Page } from '@playwright/test'
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
import { expectNoSidewaysScrolling } from './accessible.ts'
import { importProduct, operate, RINGS } from './operator.ts'
import { messagesTo, test } from './person.ts'
import { goTo } from './shopper.ts'

test.describe.configure({ timeout: 180_000 })

/** Buys one unit of each of two products by card, takes the order to the shopper and opens it. */
async function openDeliveredOrder(
  { page, request, baseURL }: { page: Page; request: APIRequestContext; baseURL: string | undefined },
  products: readonly { slug: string; title: string; price: number }[],
  total: string,
) {
  const { person, user, addressId } = await startShopping(page, request, baseURL)
  const bought = await Promise.all(
    products.map(async ({ slug, title, price }) => {
      const { data } = (await (await fetch(new URL(`/api/products/${slug}`, baseURL))).json()) as {
        data: { id: number }
      }
      return { id: data.id, slug, title, price }
    }),
  )
  await fillCart(page, bought)
  await goToReview(page, addressId)
  await expect(priceOf(page).getByText(total, { exact: true })).toBeAttached()
  await placeOrder(page)
  await payByCard(page, SUCCESS)
  await expect(page).toHaveURL(/\/Order_placed\//)
  const number = (await ordersOf(baseURL, user.token))[0]?.number ?? ''
  for (const step of ['pack', 'ship', 'out', 'deliver']) await operate('orders', step, number)
  await page.getByRole('link', { name: 'See the order' }).click()
  return { person, number }
}

test('gets the delivery fee back with a damaged item, as the sheet, the order and the messages say', async ({
  page,
  request,
  baseURL,
}) => {
  const products = [
    { ...(await importProduct(99, RINGS)), price: 99 },
    { ...(await importProduct(149, RINGS)), price: 149 },
  ]
  const [damaged, kept] = products.map(({ title }) => title)
  // ₹99 + ₹149 + ₹49 for delivery.
  const { person, number } = await openDeliveredOrder({ page, request, baseURL }, products, 'Total ₹297')

  const promise =
    'You get ₹148 back the way you paid once the items are with us, including the delivery fee of ₹49.'
  await test.step('the sheet adds the fee for a damaged item', async () => {
    await page.getByRole('button', { name: 'Return items' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('checkbox', { name: damaged }).check()
    await sheet.getByLabel('Why?').selectOption('size')
    await expect(
      sheet.getByText('You get ₹99 back the way you paid once the items are with us.'),
    ).toBeVisible()
    await sheet.getByLabel('Why?').selectOption('damaged')
    await expect(sheet.getByText('We refund the delivery fee of ₹49, too.')).toBeVisible()
    await expect(sheet.getByText(promise)).toBeVisible()
    await sheet.getByRole('button', { name: 'Request return' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('the order promises that amount, and the operator sees why', async () => {
    await expect(page.getByRole('region', { name: 'Returns' })).toContainText(promise)
    expect(await operate('orders', 'show', number)).toMatch(
      /return +damaged +requested +with ₹49 for the delivery/,
    )
  })

  await test.step('a second damaged item promises its price only', async () => {
    await page.getByRole('button', { name: 'Return items' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Why?').selectOption('damaged')
    await expect(
      sheet.getByText('You get ₹149 back the way you paid once the items are with us.'),
    ).toBeVisible()
    await expect(sheet.getByText(/delivery fee/)).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Request return' }).click()
    await expect(sheet).toBeHidden()
  })

  await test.step('which she withdraws, and keeps the item', async () => {
    const returns = page.getByRole('region', { name: 'Returns' })
    await returns.getByRole('button', { name: new RegExp(`^Cancel return.*1 × ${kept}`) }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/You can return them again until \d+ \w+\./)
    await question.getByRole('button', { name: 'Cancel return' }).click()
    await expect(question).toBeHidden()
    await expect(returns).toContainText(promise)
    await expect(returns.getByRole('button')).toHaveCount(1)
    expect(await operate('orders', 'show', number)).toMatch(/return +damaged +withdrawn/)
  })

  await test.step('the refund is what was promised', async () => {
    await operate('orders', 'refund', number)
    await page.reload()
    const refunds = page.getByRole('region', { name: 'Refunds' })
    await expect(refunds).toContainText('Refund of ₹148')
    await expect(refunds).toContainText('For what was returned, and the delivery fee of ₹49')
    await expect(priceOf(page).getByText('Total ₹149', { exact: true })).toBeAttached()
    await expectNoSidewaysScrolling(page)
  })

  await test.step('and so is the message about the received return', async () => {
    const texts = (await messagesTo(page, person.email)).map(({ text }) => text)
    expect(texts.filter((text) => text.startsWith(`We have received 1 × ${damaged}`))).toEqual([
      expect.stringContaining('We will refund ₹148 the way you paid, including the delivery fee of ₹49.'),
    ])
  })

  await test.step('the card in the list names what was returned beside the refund', async () => {
    await goTo(page, '/profile?Myorders=true')
    const card = page.getByRole('article').filter({ hasText: number })
    await expect(card).toContainText(`1 item returned: ${damaged}. ₹148`)
    await expect(card).toContainText(kept ?? '')
    await expectNoSidewaysScrolling(page)
  })
})

test('returns a hygiene item that arrived damaged, from the order and for no other reason', async ({
  page,
  request,
  baseURL,
}) => {
  const ring = { ...(await importProduct(99, RINGS)), price: 99 }
  const brush = { ...(await importProduct(149)), price: 149 }
  const { number } = await openDeliveredOrder({ page, request, baseURL }, [ring, brush], 'Total ₹297')
  const sheet = page.getByRole('dialog')
  const reasons = sheet.getByLabel('Why?').getByRole('option')

  await test.step('the order says until when', async () => {
    await expect(
      page.getByText(/^Can be returned until \d+ \w+ if it arrived damaged or wrong$/),
    ).toBeVisible()
  })

  await test.step('the sheet offers all reasons for the ring, and our mistakes with the brush', async () => {
    await page.getByRole('button', { name: 'Return items' }).click()
    await expect(
      sheet.getByText('This item can be returned only if it arrived damaged or wrong.'),
    ).toBeVisible()
    await sheet.getByRole('checkbox', { name: ring.title }).check()
    await sheet.getByLabel('Why?').selectOption('size')
    await sheet.getByRole('checkbox', { name: brush.title }).check()
    await expect(reasons).toHaveCount(4)
    await expect(sheet.getByText(/^All items of a return have the same reason\./)).toBeVisible()
    await expectNoSidewaysScrolling(page)
  })

  await test.step('the brush alone brings the delivery fee back', async () => {
    await sheet.getByRole('checkbox', { name: ring.title }).uncheck()
    await sheet.getByLabel('Why?').selectOption('damaged')
    await sheet.getByLabel('Tell us more (optional)').fill('It is broken in two')
    await expect(sheet.getByText(/^You get ₹198 back .* including the delivery fee of ₹49\.$/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Request return' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('region', { name: 'Returns' })).toContainText('You get ₹198 back')
  })

  await test.step('the operator sees what it is and why, and receives it, but not into stock', async () => {
    expect(await operate('orders', 'show', number)).toContain(`1 × ${brush.title}, "It is broken in two"`)
    const before = await operate('stock', 'show', brush.slug)
    await operate('orders', 'refund', number)
    expect(await operate('stock', 'show', brush.slug)).toBe(before)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Refunds' })).toContainText('Refund of ₹198')
  })
})
