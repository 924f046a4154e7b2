import { expect, test } from '@playwright/test'
import { goTo, watchForTrouble } from './shopper.ts'

test('opens a category page from the menu, by keyboard only', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await goTo(page, '/')
  const categories = page.getByRole('button', { name: 'Categories' })
  const skin = page.getByRole('button', { name: 'Skin', exact: true })

  await test.step('Enter opens the menu, Enter on a category loads its sub-categories', async () => {
    await categories.focus()
    await page.keyboard.press('Enter')
    await skin.focus()
    await page.keyboard.press('Enter')
    await expect(skin).toHaveAttribute('aria-expanded', 'true')
    await expect(
      page.getByRole('list', { name: 'Skin', exact: true }).getByRole('link').first(),
    ).toBeVisible()
  })
  await test.step('Escape closes the menu and restores the focus', async () => {
    await page.keyboard.press('Escape')
    await expect(skin).toBeHidden()
    await expect(categories).toBeFocused()
  })
  await test.step('The menu reopens at the same category, and Tab moves into it', async () => {
    await page.keyboard.press('Enter')
    await skin.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Complete Skin Collections' })).toBeFocused()
  })
  await test.step('A sub-category leads to its list with the default filters; the menu closes', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      /\/productList\/[\w-]+\?category=sub&sort=recommended_desc&price_max=50000&price_min=0&disc_min=0&disc_max=100$/,
    )
    await expect(skin).toBeHidden()
    // The old page, which has products too, stays until the new one is ready.
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  await test.step('The whole category is at /category/{lowercased name}/{id}', async () => {
    await categories.click()
    await page.getByRole('link', { name: 'Complete Skin Collections' }).click()
    await expect(page).toHaveURL(/\/category\/skin\/\d+$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Skin' })).toBeVisible()
  })
  expect(trouble).toEqual([])
})

test('links the main menu to lists, and opens the blog in a new tab', async ({ page }) => {
  await goTo(page, '/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Hair', exact: true }).click()
  await expect(page).toHaveURL(
    /\/productList\/hair\?category=main&sort=recommended_desc&price_max=50000&price_min=0&disc_min=0&disc_max=100$/,
  )
  await expect(menu.getByRole('link', { name: 'Hair', exact: true })).toHaveAttribute('aria-current', 'true')
  await menu.getByRole('link', { name: 'Offers' }).click()
  await expect(page).toHaveURL(/\/productlist\/offers$/)
  await expect(menu.getByRole('link', { name: 'Offers' })).toHaveAttribute('aria-current', 'page')
  const [blog] = await Promise.all([
    page.waitForEvent('popup'),
    menu.getByRole('link', { name: 'Blog (opens in a new tab)' }).click(),
  ])
  await expect(blog).toHaveURL(/\/blog$/)
})

test('shows the whole header in the narrowest desktop window', async ({ page }) => {
  await page.setViewportSize({ width: 801, height: 900 })
  await goTo(page, '/')
  const clipped = await page.locator('header').evaluate((header) =>
    [...header.querySelectorAll('a, button, input')]
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        return left < 0 || right > window.innerWidth
      })
      .map((control) => control.textContent),
  )
  expect(clipped).toEqual([])
})

test('opens a category of the main menu on hover and by keyboard', async ({ page }) => {
  const trouble = watchForTrouble(page)
  await goTo(page, '/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const skin = menu.getByRole('link', { name: 'Skin', exact: true })
  const links = menu.getByRole('list', { name: 'Skin', exact: true }).getByRole('link')

  await test.step('the pointer opens the panel, and another category replaces it', async () => {
    const asked = page.waitForRequest(/SubcategoriesWithChildCategories/)
    await skin.hover()
    await asked
    await expect(links.first()).toBeVisible()
    await menu.getByRole('link', { name: 'Hair', exact: true }).hover()
    await expect(menu.getByRole('list', { name: 'Hair' })).toBeVisible()
    await expect(links).toHaveCount(0)
    await page.getByRole('contentinfo').hover()
    await expect(menu.getByRole('list', { name: 'Hair' })).toBeHidden()
  })
  await test.step('the keyboard opens the panel, Escape closes it and restores the focus', async () => {
    const more = menu.getByRole('button', { name: 'More in Skin' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'All Skin Product' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await expect(links).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(links.first()).toBeVisible()
    await page.mouse.click(5, 850)
    await expect(links).toHaveCount(0)
  })
  await test.step('sub and child categories lead to their lists with the default filters', async () => {
    await skin.hover()
    await expect(links.first()).toHaveAttribute(
      'href',
      /\/productList\/[\w-]+\?category=sub&sort=recommended_desc&price_max=50000&price_min=0&disc_min=0&disc_max=100$/,
    )
    const child = menu.locator('a[href*="category=child"]').first()
    await child.click()
    await expect(page).toHaveURL(/category=child&sort=recommended_desc/)
    await expect(links).toHaveCount(0)
  })
  expect(trouble).toEqual([])
})

test('opens Categories and Brands on hover, as their neighbours, and keeps them open on the press that follows', async ({
  page,
}) => {
  await goTo(page, '/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const categories = menu.getByRole('button', { name: 'Categories' })
  const brands = menu.getByRole('searchbox', { name: 'Search Brands' })
  await categories.hover()
  const list = menu.getByRole('list', { name: 'Categories' })
  await expect(list).toBeVisible()
  await categories.click()
  await expect(list).toBeVisible()
  await menu.getByRole('button', { name: 'Brands' }).hover()
  await expect(brands).toBeVisible()
  await expect(list).toBeHidden()
  await menu.getByRole('link', { name: 'Hair', exact: true }).hover()
  await expect(menu.getByRole('list', { name: 'Hair', exact: true })).toBeVisible()
  await expect(brands).toBeHidden()
  await menu.getByRole('button', { name: 'Brands' }).hover()
  await expect(brands).toBeVisible()
  await page.getByRole('contentinfo').hover()
  await expect(brands).toBeHidden()
})

test('finds a brand by a part of its name, and reopens its tab', async ({ page }) => {
  await goTo(page, '/')
  const brands = page.getByRole('button', { name: 'Brands' })
  await brands.click()
  await page.getByRole('searchbox', { name: 'Search Brands' }).fill('OZAN')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Rozana' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search Brands' }).fill('')
  await page.getByRole('tab', { name: 'Only at the product' }).click()
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
  await page.reload()
  await goTo(page, '/')
  await brands.click()
  await expect(page.getByRole('tab', { name: 'Only at the product' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/productlist\/[\w-]+$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('finds the brands of all tabs, until a tab is opened', async ({ page }) => {
  await goTo(page, '/')
  await page.getByRole('button', { name: 'Brands' }).click()
  await page.getByRole('tab', { name: 'Only at the product' }).click()
  const box = page.getByRole('searchbox', { name: 'Search Brands' })
  await box.fill('ka')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Kajri', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Khadi Katha', exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Only at the product' }).click()
  await expect(box).toHaveValue('')
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
})

test('leaves the page unchanged when the menus fail to load', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await goTo(page, '/')
  await page.route(/\/api\/(list-brand|SubcategoriesWithChildCategories)/, (route) =>
    route.fulfill({ status: 500, body: 'no' }),
  )
  const failed = page.waitForResponse(/list-brand/)
  await page.getByRole('button', { name: 'Brands' }).click()
  await failed
  await expect(page.getByRole('searchbox', { name: 'Search Brands' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Categories' }).click()
  await page.getByRole('link', { name: 'Complete Makeup Collections' }).click()
  await expect(page).toHaveURL(/\/category\/makeup\/\d+$/)
  expect(errors).toEqual([])
})

test('has the main menu in one row, with as many collections as fit', async ({ page }) => {
  await goTo(page, '/')
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('listitem')
  for (const [width, count] of [
    ...[801, 850, 900, 950, 1000, 1050, 1100].map((width) => [width, 11] as const),
    [1200, 12],
    [1280, 13],
    [1366, 14],
    [1500, 14],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(links).toHaveCount(count)
    const tops = await links.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    expect([width, new Set(tops).size]).toEqual([width, 1])
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
  }
})
