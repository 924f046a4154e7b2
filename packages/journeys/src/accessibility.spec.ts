import { createRequire } from 'node:module'
import { expect, test, type Page } from '@playwright/test'
import { goTo } from './shopper.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
// axe is put into the page, which the shop's own policy would refuse.
test.use({ bypassCSP: true })

/** What axe finds wrong with the page as it is now. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe })
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const result = await axe.run()
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

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
}

for (const [name, address] of Object.entries(pages)) {
  test(`${name}: no violation, no sideways scrolling down to 320 px`, async ({ page }) => {
    await goTo(page, address === '/product/by-list' ? '/productList/lipstick?category=child' : address)
    if (name === 'product') {
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page).toHaveURL(/\/product\//)
    }
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('whatever is open in the header: no violation', async ({ page, isMobile }) => {
  // Nothing may be judged while it is still sliding in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goTo(page, '/', { isAsked: true })
  await expect(page.getByRole('region', { name: 'Your privacy' })).toBeVisible()
  await page.getByRole('button', { name: /^City:/ }).click()
  await expect(page.getByRole('list', { name: 'Cities' })).toBeVisible()
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
