import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import { goTo } from './shopper.ts'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
// axe is put into the page, which the shop's own policy would refuse.
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
    await page.addScriptTag({ path: axe })
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
      const result = await axe.run()
      return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    })
    expect(violations).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
