import { expect, test, type Page } from '@playwright/test'
import { goTo } from './shopper.ts'
import { GEOLOCATION_URL } from './thirdParties.ts'

const JAIPUR = /\/productlist\/jaipur\?delivery_city=Jaipur$/
const city = (page: Page) => page.getByRole('button', { name: /^City:/ })
const choose = async (page: Page, name: string | RegExp) => {
  await city(page).click()
  await page.getByRole('list', { name: 'Cities' }).getByRole('link', { name }).click()
}

test("opens each city's page and remembers the city", async ({ page }) => {
  await goTo(page, '/category/makeup/1')
  await expect(city(page)).toHaveText(/Express Delivery/)
  await test.step('Jaipur opens the products that are delivered there', async () => {
    await choose(page, 'Jaipur')
    await expect(page).toHaveURL(JAIPUR)
    await expect(city(page)).toHaveText(/Jaipur/)
    await expect(page.getByText('Delivery in just 2 hours in JAIPUR')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('two hours across Delhi-NCR')
    // The address changes before the screen, and a new screen closes open menus.
    await expect(page).toHaveTitle(/^Delivered in Jaipur/)
  })
  await test.step('Delhi opens the home page', async () => {
    await choose(page, 'Delhi')
    await expect(page).toHaveURL(/\/$/)
    await expect(city(page)).toHaveText(/Delhi/)
    await expect(page.getByText('Delivery in just 2 hours in DELHI-NCR')).toBeVisible()
    await expect(page).toHaveTitle(/^the product: beauty and fashion/)
  })
  await test.step('Any other city opens a new tab, which knows the city', async () => {
    const [other] = await Promise.all([page.waitForEvent('popup'), choose(page, /^Noida/)])
    await expect(other).toHaveURL(/\/\?selectedCity=Noida$/)
    await expect(city(other)).toHaveText(/Noida/)
  })
})

test('promises what reaches the pincode, until another city is chosen', async ({ page }) => {
  await goTo(page, '/')
  await city(page).click()
  await page.getByRole('textbox', { name: 'Pincode' }).fill('400001')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Deliver to Mumbai 400001')).toBeVisible()
  await expect(city(page)).toHaveText(/Mumbai/)
  await expect(page.getByText(/^Delivery in \d days to Mumbai$/)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('two hours across Delhi-NCR')
  await page.getByRole('list', { name: 'Cities' }).getByRole('link', { name: 'Delhi' }).click()
  await expect(page.getByText('Delivery in just 2 hours in DELHI-NCR')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pincode'))).toBe('null')
})

test('stays on the home page when a pincode of Jaipur is entered there', async ({ page }) => {
  await goTo(page, '/')
  await city(page).click()
  await page.getByRole('textbox', { name: 'Pincode' }).fill('302001')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('Delivery in just 2 hours in JAIPUR')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test("leads from a city's list to that of the pincode", async ({ page }) => {
  await goTo(page, '/productlist/jaipur?delivery_city=Jaipur')
  await city(page).click()
  await page.getByRole('textbox', { name: 'Pincode' }).fill('110017')
  await page.getByRole('button', { name: 'Check' }).click()
  await expect(page).toHaveURL(/\/productlist\/delhi\?delivery_city=Delhi$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Delivered in Delhi/ })).toBeVisible()
})

test('ignores an unknown city in the address', async ({ page }) => {
  await goTo(page, '/?selectedCity=%3Cscript%3Ealert(1)%3C/script%3E')
  await expect(city(page)).toHaveText(/Express Delivery/)
})

test('redirects visitors in Jaipur to its list once per session', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('city', '"Jaipur"'))
  await page.goto('/')
  await expect(page).toHaveURL(JAIPUR)
  await expect(page.getByText('Your city is Jaipur')).toBeVisible()
  await test.step('Stay on the list', async () => {
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByText('Your city is Jaipur')).toBeHidden()
    await expect(page).toHaveURL(JAIPUR)
  })
  await test.step('The home page no longer redirects', async () => {
    await goTo(page, '/')
    await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  })
})

test("looks up the visitor's city after consent only", async ({ page }) => {
  const asked: string[] = []
  await page.route(`${GEOLOCATION_URL}**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: { city: 'Jaipur' }, headers: { 'access-control-allow-origin': '*' } })
  })
  await goTo(page, '/', { isAsked: true })
  const question = page.getByRole('region', { name: 'Your privacy' })
  await expect(question).toBeVisible()
  expect(asked).toEqual([])
  await question.getByRole('button', { name: 'Yes, allow' }).click()
  await expect(page).toHaveURL(JAIPUR)
  await expect(page.getByText('You seem to be in Jaipur')).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { name: 'Shop by category' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(asked).toHaveLength(1)
})

test('looks up no city of a shopper whose pincode is known', async ({ page }) => {
  const asked: string[] = []
  await page.route(`${GEOLOCATION_URL}**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: { city: 'Jaipur' }, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.addInitScript(() => {
    localStorage.setItem('consent', '"yes"')
    localStorage.setItem('city', 'null')
    localStorage.setItem('pincode', '{"pincode":"110001","city":"New Delhi","state":"Delhi"}')
  })
  await goTo(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(city(page)).toHaveText(/New Delhi/)
  await expect(page).toHaveURL(/\/$/)
  expect(asked).toEqual([])
})

test.describe('a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  test('never redirects a crawler', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('city', '"Jaipur"'))
    await goTo(page, '/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page).toHaveURL(/\/$/)
  })
})
