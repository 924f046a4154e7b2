import { expect, test } from '@playwright/test'
import { goTo, watchForTrouble } from './shopper.ts'

test('shops from the home page to a cart that survives a reload', async ({ page, isMobile }) => {
  const trouble = watchForTrouble(page)
  await goTo(page, '/')

  await test.step('go to Makeup, then to lipsticks', async () => {
    await page.locator('#main').getByRole('link', { name: 'Makeup', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Makeup' })).toBeVisible()
    await page.locator('#main').getByRole('link', { name: 'Lipstick', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lipstick' })).toBeVisible()
  })

  await test.step('narrow the list to a brand', async () => {
    if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click()
    const panel = isMobile ? page.getByRole('dialog') : page.locator('form').filter({ hasText: 'Brand' })
    await panel.getByRole('checkbox', { name: /Rozana/ }).check()
    if (isMobile) await panel.getByRole('button', { name: /^Show \d+ results?/ }).click()
    await expect(page).toHaveURL(/brand=rozana/)
    await expect(page.getByRole('link', { name: /Rozana/ }).first()).toBeVisible()
  })

  await test.step('open a product and choose another shade', async () => {
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\//)
    const shades = page.getByRole('link').and(page.locator('[href*="variant="]'))
    await shades.nth(1).click()
    await expect(page).toHaveURL(/variant=\d+/)
  })

  await test.step('add it; the button then leads to the cart', async () => {
    await page
      .getByRole('button', { name: /^Add to Cart/ })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^Go to Cart/ })
      .or(page.getByRole('link', { name: /^Go to Cart/ }))
      .first()
      .click()
    await expect(page).toHaveURL(/\/mycart$/)
  })

  await test.step('set the quantity to two, and find two after a reload', async () => {
    const more = page.getByRole('button', { name: /increase|one more|add one/i }).first()
    await more.click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('TotalItems'))).toBe('2')
    await expect(page.getByText('2 items')).toBeVisible()
    await page.reload()
    await expect(page.getByText('2 items')).toBeVisible()
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]').length)).toBe(1)
  })

  expect(trouble).toEqual([])
})

test('shares one cart between two tabs', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()]
  await goTo(first, '/productlist/best-sellers')
  await goTo(second, '/mycart')
  const card = first.getByRole('article').filter({ has: first.getByRole('button', { name: /^Add to Cart/ }) })
  const withoutOptions = card.filter({ hasNot: first.getByRole('button', { name: /^Preview/ }) }).first()
  const title = (await withoutOptions.getByRole('heading').textContent()) ?? ''
  await withoutOptions.getByRole('button', { name: /^Add to Cart/ }).click()
  await expect(first.getByRole('button', { name: `Go to Cart: ${title}` })).toBeVisible()
  await expect(second.getByText(title).first()).toBeVisible()
})
