import { expect } from '@playwright/test'
import { fillCart, findTestProducts, openReview, payAtTheDoor, placeOrder } from './checkout.ts'
import { goToLoggedIn, test } from './person.ts'

test('leads through the steps of a first order by Back and Forward', async ({ page, request, baseURL }) => {
  await fillCart(page, (await findTestProducts(baseURL)).slice(0, 1))
  const { person } = await goToLoggedIn(page, request, '/mycart')
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('enter the first address, and go on to the payment', async () => {
    await page.getByRole('link', { name: 'Place order' }).first().click()
    await page.getByRole('textbox', { name: 'Receiver’s mobile number' }).fill(person.phone)
    await page.getByRole('textbox', { name: 'Pincode' }).fill('110001')
    await page.getByRole('textbox', { name: 'Flat, house number, building' }).fill('14, Amber Residency')
    await expect(page.getByRole('textbox', { name: 'State' })).toHaveValue('Delhi')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Flat, house number, building' })).toHaveValue(
      '14, Amber Residency',
    )
    await expect(page.getByRole('textbox', { name: 'State' })).toHaveValue('Delhi')
    const submit = page.getByRole('button', { name: 'Deliver here' }).first()
    await submit.scrollIntoViewIfNeeded()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await submit.click()
    await expect(heading).toHaveText('Review your order')
    expect(await page.evaluate(() => sessionStorage.getItem('addressDraft'))).toBeNull()
    await placeOrder(page)
  })
  await test.step('Back leads to the review, to the address and to the cart', async () => {
    await page.goBack()
    await expect(heading).toHaveText('Review your order')
    await page.goBack()
    await expect(heading).toHaveText('Where should we deliver?')
    await expect(page.getByText(/14, Amber Residency/).first()).toBeVisible()
    // The address book takes the place of the form, at whose end the button was.
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page).toHaveURL('/mycart')
  })
  await test.step('Forward leads to the same steps', async () => {
    await page.goForward()
    await expect(heading).toHaveText('Where should we deliver?')
    await page.goForward()
    await expect(heading).toHaveText('Review your order')
    await page.goForward()
    await expect(page).toHaveURL(/\/payment\?order=/)
  })
})

test('shows the top of the empty cart by Back from the confirmation', async ({ page, request, baseURL }) => {
  await openReview(page, request, baseURL, { count: 2 })
  await page.evaluate(() => window.scrollTo(0, 200))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
  await placeOrder(page)
  await payAtTheDoor(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})
