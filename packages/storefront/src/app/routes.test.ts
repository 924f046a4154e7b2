import { expect, test } from 'vitest'
import { matchRoute, type RouteChrome } from './route.ts'
import { routes } from './routes.ts'

const shop: RouteChrome = { header: 'shop', footer: 'full' }
const blog: RouteChrome = { header: 'blog', footer: 'full' }
const withoutMenu: RouteChrome = { header: 'focused', footer: 'full' }
const checkout: RouteChrome = { header: 'focused', footer: 'compact' }
const withoutFooter: RouteChrome = { header: 'focused', footer: 'none' }

/** Chrome of every address (specification §2, *Visibility*). */
const expected: [string, RouteChrome][] = [
  ['/', shop],
  ['/category/makeup/1', shop],
  ['/productlist/best-sellers', shop],
  ['/productList/searchProducts', shop],
  ['/productlist/brands', shop],
  ['/product/kajal', shop],
  ['/Term&Condition', shop],
  ['/Term%26Condition', shop],
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
  ['/register', checkout],
  ['/register/withphone', checkout],
  ['/signin/withphone', checkout],
  ['/login', checkout],
  ['/retrieve_password', checkout],
  ['/passwordReset/asha@example.in', checkout],
  ['/not_available', withoutMenu],
  ['/mycart', withoutMenu],
  ['/placeorder', checkout],
  ['/payment', checkout],
  ['/Order_placed/abc', withoutFooter],
  ['/order_placed', withoutFooter],
  ['/blog', blog],
  ['/blog-details/find-your-red', blog],
]

test.each(expected)('shows the right header and footer at %s', (path, chrome) => {
  expect(matchRoute(routes, path)?.route.handle).toEqual(chrome)
})

test.each(['/%0a', '/%0d', '/%E2%80%A8', '/product/%0a/%0a', '/%zz', '//evil.example/blog'])(
  'matches %s with the last route',
  (path) => {
    expect(matchRoute(routes, path)?.route.path).toBe('*')
  },
)
