import { expect, test } from '@playwright/test'
import { findTestProducts } from './checkout.ts'
import { goTo } from './shopper.ts'

const SCREENS = [
  '/',
  '/blog',
  '/category/makeup/1',
  '/productList/lipstick?category=child',
  '/productList/makeup?category=main',
  '/productList/searchProducts?search=michael+kors+handbags&sort=recommended_desc',
  '/mycart',
  '/login',
  '/register',
  '/signin/withphone',
  '/Return%26Refund',
  '/nowhere',
]

/** Text at 200 %, as browsers and phones enlarge it (WCAG 2.2, 1.4.4). */
test('fits the width of a phone at twice the text size', async ({ page, baseURL }) => {
  const [product] = await findTestProducts(baseURL)
  for (const screen of [...SCREENS, `/product/${product?.slug}`]) {
    await test.step(screen, async () => {
      await goTo(page, screen)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      const widths = () =>
        page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
      await expect.poll(async () => (await widths()).join(' of ')).toBe('390 of 390')
    })
  }
  await test.step('the button of the pincode does not cover its field', async () => {
    const field = await page.getByRole('textbox', { name: 'Pincode' }).boundingBox()
    const button = await page.getByRole('button', { name: 'Check' }).boundingBox()
    if (field === null || button === null) throw new Error('There is no form for a pincode')
    const isBeside = field.x + field.width <= button.x
    const isAbove = field.y + field.height <= button.y
    expect(isBeside || isAbove).toBe(true)
  })
})
