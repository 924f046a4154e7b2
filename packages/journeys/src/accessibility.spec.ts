import { expect, test } from '@playwright/test'
import { expectNoSidewaysScrolling, violationsOf } from './accessible.ts'
import { goTo } from './shopper.ts'

// The content security policy would block axe.
test.use({ bypassCSP: true })

const pages = {
  home: '/',
  category: '/category/makeup/1',
  list: '/productList/makeup?category=main',
  search: '/productList/searchProducts?search=kurta&sort=recommended_desc',
  'empty search': '/productList/searchProducts?search=zzzzzzzzzz&sort=recommended_desc',
  product: '/product/by-list',
  cart: '/mycart',
  'not found': '/nowhere',
  'not available': '/not_available',
  blog: '/blog',
  'blog category': '/blog?category=skin',
  'empty blog': '/blog?search=zzzzzzzz',
  post: '/blog-details/monsoon-skin-routine',
  returns: '/Return&Refund',
  privacy: '/privacy_policy',
  contact: '/Contact_us',
  login: '/login',
  register: '/register',
  'register with a phone': '/register/withphone',
  'sign in with a phone': '/signin/withphone',
  'forgotten password': '/retrieve_password',
  'new password': '/passwordReset/asha@example.in',
  'deactivate the account': '/Deactivate_account',
}

for (const [name, address] of Object.entries(pages)) {
  test(`${name}: has no violation and no horizontal scrolling down to 320 px`, async ({ page }) => {
    await goTo(page, address === '/product/by-list' ? '/productList/lipstick?category=child' : address)
    if (name === 'product') {
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/product\//)
      await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toBeHidden()
    }
    expect(await violationsOf(page)).toEqual([])
    await expectNoSidewaysScrolling(page)
  })
}

test('has no violation while menus and dialogs of the header are open', async ({ page, isMobile }) => {
  // axe must not measure elements during their animation.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goTo(page, '/', { isAsked: true })
  await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible()
  await page.getByRole('button', { name: /^City:/ }).click()
  await expect(page.getByRole('list', { name: 'Cities', exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  for (const name of isMobile ? ['Menu'] : ['Categories', 'Brands']) {
    await page.getByRole('button', { name, exact: true }).click()
    if (name === 'Menu')
      await expect(page.getByRole('dialog').getByText('Makeup', { exact: true })).toBeVisible()
    if (name === 'Categories') await expect(page.getByRole('list', { name: 'Makeup' })).toBeVisible()
    if (name === 'Brands') await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  }
})
