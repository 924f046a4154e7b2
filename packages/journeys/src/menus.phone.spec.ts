import { expect, test } from '@playwright/test'
import { goTo, holdRequests, watchForTrouble } from './shopper.ts'

test('navigates the mobile menu level by level', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await goTo(page, '/')
  const opener = page.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })

  await test.step('Open the menu, then Makeup: its sub-categories load', async () => {
    await opener.click()
    await menu.getByText('Makeup', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Complete Makeup Collections' })).toBeVisible()
    await menu.getByText('Lips', { exact: true }).click()
  })
  await test.step('"All Lips Product" leads to the list, and the menu closes', async () => {
    await menu.getByRole('link', { name: 'All Lips Product' }).click()
    await expect(page).toHaveURL(/\/productList\/lips\?category=sub&sort=recommended_desc/)
    await expect(menu).toBeHidden()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  await test.step('The menu has brands', async () => {
    await opener.click()
    await menu.getByText('Brands', { exact: true }).click()
    await expect(menu.getByRole('tab', { name: 'Popular' })).toBeVisible()
    await expect(menu.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
  })
  await test.step('It leads to the offers', async () => {
    await menu.getByRole('link', { name: 'Offers', exact: true }).click()
    await expect(page).toHaveURL(/\/productlist\/offers/)
    await expect(menu).toBeHidden()
    // A new page takes the focus.
    await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()
    await opener.click()
  })
  await test.step('Escape closes the menu and restores the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })
  await test.step('A guest finds the login', async () => {
    await opener.press('Enter')
    await menu.getByRole('link', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/login\?next=/)
  })
  expect(trouble).toEqual([])
})

test('handles a click that precedes hydration', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/entry-client-*.js')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Menu' }).click()
  release()
  // All of the shop's JavaScript, with the menu's, loads only now.
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 45_000 })
})

test('keeps a tap on a picture that precedes hydration, and shows it larger', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/entry-client-*.js')
  await page.goto('/product/rozana-tip-top-nail-polish', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: ', picture 1 of' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Enlarge picture 1' })).toBeVisible({ timeout: 45_000 })
  await expect(page).toHaveURL(/tip-top-nail-polish$/)
})
