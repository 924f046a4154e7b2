import { expect } from '@playwright/test'
import { register, test } from './person.ts'
import { goTo } from './shopper.ts'

test('greets, navigates and logs out in the account menu', async ({ page, request }) => {
  const registered = await register(request)
  await goTo(page, '/')
  await page.evaluate((token) => {
    const user = { name: 'Venkatanarasimharajuvaripeta', token }
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('Coupon', '"WELCOME"')
  }, registered.user.token)
  await goTo(page, '/category/makeup/1')
  await page.getByRole('button', { name: 'Account of Venkatanara...' }).click()
  await expect(page.getByText('Welcome, Venkatanara...')).toBeVisible()
  const links = page.getByRole('list', { name: 'Your account' })
  await expect(links.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
  await expect(links.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/profile?Myorders=true')
  await expect(links.getByRole('link', { name: 'Wishlist' })).toHaveAttribute(
    'href',
    '/profile?Mywishlist=true',
  )
  await expect(links.getByRole('link', { name: 'Addresses' })).toHaveAttribute(
    'href',
    '/profile?Myaddresses=true',
  )
  await expect(links.getByRole('link', { name: 'Devices' })).toBeVisible()
  await links.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logging out')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('Coupon')])).toEqual([
    null,
    null,
  ])
})
