import { expect } from '@playwright/test'
import { goToReview, payAtTheDoor, placeOrder, startShopping } from './checkout.ts'
import { importKurti, operate } from './operator.ts'
import { test } from './person.ts'
import { goTo, watchForTrouble } from './shopper.ts'

test.describe.configure({ timeout: 180_000 })

async function reservedOf(slug: string): Promise<Record<string, number>> {
  const rows = (await operate('stock', 'show', slug)).matchAll(/^ *\d+ {2}(\w+ \/ \w+) +\w+ +\d+ +(\d+) *$/gm)
  return Object.fromEntries(Array.from(rows, ([, name = '', reserved]) => [name, Number(reserved)]))
}

test('chooses a size, then a colour, and buys that variant', async ({ page, request, baseURL }) => {
  const trouble = watchForTrouble(page)
  const { addressId } = await startShopping(page, request, baseURL)
  const { slug, title } = await importKurti()
  await goTo(page, `/product/${slug}`)

  await test.step('the page asks for both', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await expect(page.getByText('Choose a size first')).toBeVisible()
  })
  await test.step('the size shows what can be had in it', async () => {
    await page.getByRole('link', { name: 'M', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Rani (not available in M)' })).toBeVisible()
    await expect(page.getByText('Choose a colour first')).toBeVisible()
  })
  await test.step('the address names the variant', async () => {
    await page.getByRole('link', { name: 'Indigo', exact: true }).click()
    await expect(page).toHaveURL(/\?variant=\d+$/)
    await expect(page.getByText('₹1,049').first()).toBeVisible()
  })
  await test.step('the cart and the order name all its values', async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await goTo(page, '/mycart')
    await expect(page.getByText('M / Indigo').first()).toBeVisible()
    await goToReview(page, addressId)
    await placeOrder(page)
    await payAtTheDoor(page)
    await goTo(page, '/profile?Myorders=true')
    await expect(page.getByText(title).first()).toBeVisible()
  })
  expect(await reservedOf(slug)).toEqual({
    'S / Indigo': 0,
    'M / Indigo': 1,
    'L / Indigo': 0,
    'S / Rani': 0,
    'M / Rani': 0,
  })
  expect(trouble).toEqual([])
})
