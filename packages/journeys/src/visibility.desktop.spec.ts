import { expect, test } from '@playwright/test'

/** Header and footer around a page (specification §2, *Visibility*). */
interface Chrome {
  header: 'shop' | 'blog' | 'focused'
  footer: boolean
}

const shop: Chrome = { header: 'shop', footer: true }
const blog: Chrome = { header: 'blog', footer: true }
const withoutMenu: Chrome = { header: 'focused', footer: true }
const withoutFooter: Chrome = { header: 'focused', footer: false }

const PRODUCT = '/product/'

const pages: [string, Chrome][] = [
  ['/', shop],
  ['/category/makeup/1', shop],
  ['/productlist/best-sellers', shop],
  ['/productList/searchProducts?search=kajal&sort=recommended_desc', shop],
  [PRODUCT, shop],
  ['/Term&Condition', shop],
  ['/About_us', shop],
  ['/Contact_us', shop],
  ['/privacy_policy', shop],
  ['/investor-relations', shop],
  ['/Cancellation&Refund_policy', shop],
  ['/Shipping&Delievery_policy', shop],
  ['/Return&Refund', shop],
  ['/profile', shop],
  ['/Deactivate_account', shop],
  ['/nowhere/at/all', shop],
  ['/register', withoutMenu],
  ['/register/withphone', withoutMenu],
  ['/signin/withphone', withoutMenu],
  ['/login', withoutMenu],
  ['/retrieve_password', withoutMenu],
  ['/passwordReset/asha@example.in', withoutMenu],
  ['/not_available', withoutMenu],
  ['/mycart', withoutMenu],
  ['/placeorder', withoutMenu],
  ['/payment', withoutMenu],
  ['/Order_placed/abc', withoutFooter],
  ['/order_placed', withoutFooter],
  ['/blog', blog],
  ['/blog-details/monsoon-skin-routine', blog],
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('shows header, menu and footer on the right pages', async ({ page, request }) => {
    const { data } = (await (await request.get('/api/products?limit=1')).json()) as {
      data: { slug: string }[]
    }
    for (const [address, { header, footer }] of pages) {
      await test.step(address, async () => {
        await page.goto(address === PRODUCT ? `${PRODUCT}${data[0]?.slug}` : address)
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.getByRole('banner')).toHaveCount(1)
        await expect(page.getByRole('link', { name: 'the product, home' }).first()).toBeVisible()

        const isShop = header === 'shop'
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(isShop ? 1 : 0)
        await expect(page.getByPlaceholder('search what you love....')).toHaveCount(isShop ? 1 : 0)
        await expect(page.getByRole('navigation', { name: 'Account, wishlist and cart' })).toHaveCount(
          isShop ? 1 : 0,
        )
        if (isShop) await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()

        await expect(page.getByPlaceholder('Search the blog')).toHaveCount(header === 'blog' ? 1 : 0)
        await expect(page.getByRole('contentinfo')).toHaveCount(footer ? 1 : 0)
      })
    }
  })
})
