import { expect, type Locator } from '@playwright/test'
import { goToLoggedIn, test } from './person.ts'
import { watchForTrouble } from './shopper.ts'

const inStock = (dialog: Locator) => dialog.getByRole('radio', { name: /^(?!.*out of stock)/ })

test('changes the shade of a line, and of the cart on the shopper’s other devices', async ({
  page,
  request,
}) => {
  const trouble = watchForTrouble(page)
  const { user } = await goToLoggedIn(page, request, '/productList/lipstick?category=child')
  const savedLines = async () => {
    const response = await request.get('/api/cart', { headers: { authorization: `Bearer ${user.token}` } })
    const { data } = (await response.json()) as {
      data: { items: { variant_id: number; quantity: number }[] }
    }
    return data.items
  }
  await page
    .getByRole('button', { name: /^Preview Shade/ })
    .first()
    .click()
  const preview = page.getByRole('dialog', { name: 'Preview Shade' })
  await inStock(preview).first().press('Space')
  await preview.getByRole('button', { name: 'Add to Cart' }).click()
  await page.goto('/mycart')
  await page.getByRole('button', { name: 'One more' }).click()
  await expect.poll(savedLines).toMatchObject([{ quantity: 2 }])
  const [before] = await savedLines()

  await test.step('choose another shade', async () => {
    await page.getByRole('button', { name: /^Change .+ of / }).click()
    const dialog = page.getByRole('dialog', { name: 'Change shade' })
    await inStock(dialog).nth(1).press('Space')
    await dialog.getByRole('button', { name: /^Change to / }).click()
    await expect(page.getByText(/^Changed .+ from .+ to /)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  })
  await test.step('the account has one line, of the other shade and as many', async () => {
    await expect.poll(async () => (await savedLines())[0]?.variant_id).not.toBe(before?.variant_id)
    expect(await savedLines()).toMatchObject([{ quantity: 2 }])
  })
  await test.step('undo it', async () => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(savedLines).toEqual([before])
  })
  expect(trouble).toEqual([])
})
