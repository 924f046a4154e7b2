import { expect, test, type Page } from '@playwright/test'
import { violationsOf } from './accessible.ts'
import { goTo } from './shopper.ts'

const LIGHT = 'rgb(255, 252, 250)'
const DARK = 'rgb(23, 17, 19)'

const coloursOf = (page: Page) =>
  page.evaluate(() => ({
    page: getComputedStyle(document.documentElement).backgroundColor,
    bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  }))

const light = { page: LIGHT, bar: ['#fffcfa'] }
const dark = { page: DARK, bar: ['#171113'] }

test('follows the colour scheme of the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await goTo(page, '/')
  expect(await coloursOf(page)).toEqual(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await coloursOf(page)).toEqual(light)
})

test('saves a chosen scheme, and applies it at the first paint and in other tabs', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await goTo(page, '/')
  const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Colours' })

  await test.step('Choose dark', async () => {
    await choice.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(() => coloursOf(page)).toEqual(dark)
    expect(await page.evaluate(() => localStorage.getItem('scheme'))).toBe('"dark"')
    await expect(choice.getByRole('button', { name: 'Dark' })).toHaveCSS('text-decoration-line', 'underline')
    await expect(choice.getByRole('button', { name: 'Light' })).toHaveCSS('text-decoration-line', 'none')
  })
  await test.step('Another page is dark before any other script runs', async () => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/blog')
    expect(await coloursOf(page)).toEqual(dark)
    await page.unroute('**/assets/*.js')
  })
  const other = await context.newPage()
  await test.step('The choice made in another tab counts here, too', async () => {
    await goTo(page, '/')
    await goTo(other, '/')
    await other
      .getByRole('contentinfo')
      .getByRole('group', { name: 'Colours' })
      .getByRole('button', { name: 'Light' })
      .click()
    await expect.poll(() => coloursOf(page)).toEqual(light)
    // The footer's code comes when the footer is near the window.
    await choice.scrollIntoViewIfNeeded()
    await expect(choice.getByRole('button', { pressed: true })).toHaveText('Light')
  })
  await test.step('Follow the device again', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await choice.getByRole('button', { name: 'Automatic' }).click()
    await expect.poll(() => coloursOf(page)).toEqual(dark)
  })
})

test.describe('in the dark scheme', () => {
  // axe is put into the page, which the shop's own policy would refuse.
  test.use({ bypassCSP: true, colorScheme: 'dark' })

  for (const address of [
    '/',
    '/category/makeup/1',
    '/productList/lipstick?category=child',
    '/mycart',
    '/blog',
    '/blog-details/monsoon-skin-routine',
    '/login',
    '/Contact_us',
    '/nowhere',
  ]) {
    test(`has no violation at ${address}`, async ({ page }) => {
      await goTo(page, address)
      expect(await violationsOf(page)).toEqual([])
    })
  }

  test('has no violation on a product page and in the cart', async ({ page }) => {
    await goTo(page, '/productList/lipstick?category=child')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
})
