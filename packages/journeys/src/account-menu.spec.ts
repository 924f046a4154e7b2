import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

test('the account menu says welcome, leads on, and logs out', async ({ page, request }, { project }) => {
  const email = `menu-${project.name}-${Date.now()}@example.in`
  const registered = await request.post('/api/auth/register', {
    data: { name: 'Venkatanarasimharaju', email, password: 'correct horse battery staple' },
  })
  expect(registered.ok()).toBe(true)
  const { data } = (await registered.json()) as { data: { token: string } }
  await goTo(page, '/')
  await page.evaluate((token) => {
    const user = { name: 'Venkatanarasimharajuvaripeta', token }
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('Coupon', '"WELCOME"')
  }, data.token)
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
  await links.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logging out')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('Coupon')])).toEqual([
    null,
    null,
  ])
})
