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
import { expectNoSidewaysScrolling } from './accessible.ts'
import { importProduct, operate, RINGS } from './operator.ts'
import { messagesTo, test } from './person.ts'
import { goTo } from './shopper.ts'

test.describe.configure({ timeout: 180_000 })

test('gets the delivery fee back with a damaged item, as the sheet, the order and the messages say', async ({
  page,
  request,
  baseURL,
}) => {
  const { person, user, addressId } = await startShopping(page, request, baseURL)
  const products = [await importProduct(99, RINGS), await importProduct(149, RINGS)]
  const [damaged, kept] = products.map(({ title }) => title)
  const bought = await Promise.all(
    products.map(async ({ slug, title }, index) => {
      const { data } = (await (await fetch(new URL(`/api/products/${slug}`, baseURL))).json()) as {
        data: { id: number }
      }
      return { id: data.id, slug, title, price: index === 0 ? 99 : 149 }
    }),
  )
  await fillCart(page, bought)
  await goToReview(page, addressId)
  // ₹99 + ₹149 + ₹49 for delivery.
  await expect(priceOf(page).getByText('Total ₹297', { exact: true })).toBeAttached()
  await placeOrder(page)
  await payByCard(page, SUCCESS)
  await expect(page).toHaveURL(/\/Order_placed\//)
  const number = (await ordersOf(baseURL, user.token))[0]?.number ?? ''
  for (const step of ['pack', 'ship', 'out', 'deliver']) await operate('orders', step, number)
  await page.getByRole('link', { name: 'See the order' }).click()

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
