import { expect, type Page } from '@playwright/test'
import { importProduct, sellOut, setStock } from './operator.ts'
import { messagesTo, register, test } from './person.ts'
import { goTo, watchForTrouble } from './shopper.ts'

test.describe.configure({ timeout: 180_000 })

const tellMe = (page: Page) => page.getByRole('button', { name: 'Tell me when it is back' }).first()
const takeBack = (page: Page) => page.getByRole('button', { name: 'Don’t e-mail me' }).first()

test('tells a guest who logs in when a product is back in stock', async ({ page, request }) => {
  const trouble = watchForTrouble(page)
  const { person } = await register(request)
  const brush = await importProduct(549)
  await sellOut(brush.slug)
  await goTo(page, `/product/${brush.slug}`)

  await test.step('one press leads through the login', async () => {
    await expect(page.getByText('Out of stock', { exact: true })).toBeVisible()
    await tellMe(page).click()
    await page.getByLabel('E-mail').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL(`/product/${brush.slug}`)
  })

  await test.step('the page says how the shopper is told', async () => {
    await expect(page.getByText('We’ll e-mail you once if it is back within 90 days.').first()).toBeVisible()
    await takeBack(page).click()
    await expect(tellMe(page)).toBeVisible()
    const asked = page.waitForResponse((response) => response.request().method() === 'PUT')
    await tellMe(page).click()
    await expect(takeBack(page)).toBeVisible()
    await asked
    await page.reload()
    await expect(takeBack(page)).toBeVisible()
  })
  expect(await messagesTo(page, person.email)).toEqual([])

  await test.step('the account lists what the shopper waits for', async () => {
    await goTo(page, '/profile?Mywishlist=true')
    const alerts = page.getByRole('region', { name: 'Waiting for stock' })
    await alerts.getByRole('button', { name: 'Don’t e-mail me' }).click()
    const asked = page.waitForResponse((response) => response.request().method() === 'PUT')
    await alerts.getByRole('button', { name: 'Undo' }).click()
    await asked
    await expect(alerts.getByRole('link')).toHaveAttribute('href', `/product/${brush.slug}`)
  })

  await test.step('the operator adds stock, and one message comes', async () => {
    await setStock(brush.slug, 2, 'Delhi')
    await expect(async () => {
      const texts = (await messagesTo(page, person.email)).map(({ text }) => text)
      expect(texts).toEqual([expect.stringContaining(`/product/${brush.slug}`)])
    }).toPass()
  })

  await test.step('it can be bought', async () => {
    await goTo(page, `/product/${brush.slug}`)
    await expect(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible()
  })
  expect(trouble).toEqual([])
})
