import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('scrolls the filters in one box, which cuts no price field', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main')
  const from = page.getByRole('textbox', { name: 'From ₹' })
  await from.scrollIntoViewIfNeeded()
  for (const name of ['From ₹', 'To ₹'])
    await expect(page.getByRole('textbox', { name })).toBeInViewport({ ratio: 1 })
  const scrollers = await from.evaluate((field) => {
    let count = 0
    for (
      let parent = field.parentElement;
      parent !== document.body;
      parent = parent?.parentElement ?? document.body
    )
      if (parent !== null && /auto|scroll/.test(getComputedStyle(parent).overflowY)) count += 1
    return count
  })
  expect(scrollers).toBeLessThanOrEqual(1)
})

test('shows the end of the filters when the wheel turns over them', async ({ page }) => {
  await goTo(page, '/productList/lipstick?category=child')
  await page.getByText('Availability').waitFor()
  await page.getByRole('link', { name: /^Liquid Lipstick/ }).hover()
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(page.getByText('Availability')).toBeInViewport({ ratio: 1, timeout: 500 })
  }).toPass()
})

test('shows what is chosen below the header when a filter is chosen far down the list', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main')
  const filters = page.getByRole('form', { name: 'Filters' })
  const brand = filters.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first()
  await page.mouse.move(900, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  const before = await brand.boundingBox()
  await brand.check()
  await expect(page).toHaveURL(/brand=/)
  const pill = page.getByRole('link', { name: /^Remove/ }).first()
  await expect(pill).toBeInViewport({ ratio: 1 })
  const [header, box] = [await page.getByRole('banner').boundingBox(), await pill.boundingBox()]
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  // The next filter is below the pointer.
  expect((await brand.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test('keeps the focus on a price that is changed with the keyboard', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main')
  const to = page.getByRole('slider', { name: 'Price to' })
  await expect(to).toBeEnabled()
  const end = Number(await to.inputValue())
  await to.focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/price_max=/)
  await expect(to).toBeFocused()
  await expect(to).toHaveValue(String(end - 5))
  const amount = (await to.getAttribute('aria-valuetext'))?.replaceAll(/\D/g, '')
  await expect(page).toHaveURL(new RegExp(`price_max=${amount}$`))

  const field = page.getByRole('textbox', { name: 'To ₹' })
  await field.fill('500')
  await field.press('Enter')
  await expect(page).toHaveURL(/price_max=500/)
  await expect(field).toBeFocused()
  await expect(to).toHaveAttribute('aria-valuetext', '₹500')
  await page.goBack()
  await expect.poll(async () => (await field.inputValue()).replace(',', '')).toBe(amount)
})

test('finds a shade by its colour, and shows it on the cards', async ({ page }) => {
  await goTo(page, '/productList/makeup?category=main')
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^Brown/ }).check()
  await expect(page).toHaveURL(/option=Colour(:|%3A)Brown/)
  await filters.getByText('Shade name', { exact: true }).click()
  const shades = filters.getByRole('group', { name: 'Shade name' })
  await expect(shades.getByRole('checkbox')).toHaveCount(0)
  await shades.getByText('Brown', { exact: true }).click()
  await shades.getByRole('checkbox', { name: /^Cocoa/ }).check()
  await expect(page).toHaveURL(/option=Shade(:|%3A)Cocoa/)
  const first = page.getByRole('article').first()
  await expect(first.getByRole('link').first()).toHaveAttribute('href', /variant=/)
  await first.getByRole('button', { name: /^Preview Shade/ }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Cocoa' })).toBeChecked()
})

test('shows the filters that a shopper opens, and the first ones of another list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await goTo(page, '/productList/makeup?category=main')
  const side = page.getByRole('complementary')
  const last = side.locator('form > details').last()
  // A browser opens groups before the script of the filters is there.
  await expect(side.getByRole('button', { name: 'Apply filters' })).toBeHidden()
  await test.step('The last group opens above the fade of the column', async () => {
    await last.locator('summary').click()
    await expect(last).toHaveAttribute('open', '')
    const end = async () => (await last.boundingBox())!.y + (await last.boundingBox())!.height
    await expect.poll(end).toBeLessThanOrEqual(800 - 40)
  })
  await test.step('Another list begins with its first group', async () => {
    const scrolled = () => side.evaluate(({ scrollTop }) => scrollTop)
    await expect.poll(scrolled).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Skin', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Skin' })).toBeVisible()
    await expect.poll(scrolled).toBe(0)
  })
})

test('says in the window that a filter failed without a connection', async ({ page, context }) => {
  await goTo(page, '/productList/makeup?category=main')
  const filters = page.getByRole('form', { name: 'Filters' })
  const brand = filters.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first()
  await brand.scrollIntoViewIfNeeded()
  await page.mouse.move(900, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800)
  await context.setOffline(true)
  await brand.click()
  await expect(
    page.getByText('We couldn’t update the list. Check your connection and try again.'),
  ).toBeInViewport({
    ratio: 1,
  })
})

test('leaves the keyboard at the list when its last filter goes', async ({ page }) => {
  for (const name of ['Clear all', 'Remove filter: Kajri']) {
    await goTo(page, '/productList/lips?category=sub&brand=kajri')
    await page.getByRole('link', { name }).focus()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(/brand=/)
    await expect(page.locator('#products')).toBeFocused()
  }
})
