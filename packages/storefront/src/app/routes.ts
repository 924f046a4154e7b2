import { patterns } from '#lib/paths.ts'
import type { AppRoute, RouteChrome } from './route.ts'

/** Makes the screens with this header and footer. */
const screensWith =
  (header: RouteChrome['header'], footer: RouteChrome['footer'] = 'full') =>
  (path: string, lazy: AppRoute['lazy'], search?: readonly string[]): AppRoute => ({
    path,
    handle: { header, footer },
    lazy,
    search,
  })
const shop = screensWith('shop')
const blog = screensWith('blog')
const focused = screensWith('focused')
// Decision 175: nothing there leads away from a checkout.
const step = screensWith('focused', 'compact')
const placed = screensWith('focused', 'none')

const LIST_SEARCH =
  'category search exact collection offer brand price_min price_max disc_min disc_max option in_stock rating_min delivery_city sort page'.split(
    ' ',
  )
const NEXT = ['next']

/** All screens of the shop. The first matching route wins; the last one matches everything. */
export const routes: AppRoute[] = [
  shop(patterns.home, () => import('#routes/home/HomeRoute.tsx')),
  shop(patterns.category, () => import('#routes/category/CategoryRoute.tsx')),
  shop(patterns.brands, () => import('#routes/brands/BrandsRoute.tsx')),
  shop(patterns.productList, () => import('#routes/product-list/ProductListRoute.tsx'), LIST_SEARCH),
  shop(patterns.product, () => import('#routes/product/ProductRoute.tsx'), ['variant', 'choice']),
  focused(patterns.cart, () => import('#routes/cart/CartRoute.tsx')),
  step(patterns.checkout, () => import('#routes/placeorder/PlaceOrderRoute.tsx')),
  // Decision 150: the specification does not name it among the pages without the menu.
  step(patterns.payment, () => import('#routes/payment/PaymentRoute.tsx')),
  placed(patterns.orderPlaced, () => import('#routes/order-placed/OrderPlacedRoute.tsx')),
  placed(patterns.newestOrderPlaced, () => import('#routes/order-placed/NewestOrderPlacedRoute.tsx')),
  blog(patterns.blog, () => import('#routes/blog/BlogRoute.tsx'), [
    'category',
    'subCategory',
    'search',
    'page',
  ]),
  blog(patterns.blogDetails, () => import('#routes/blog-details/BlogDetailsRoute.tsx')),
  step(patterns.login, () => import('#routes/auth/LoginRoute.tsx'), NEXT),
  step(patterns.register, () => import('#routes/auth/RegisterRoute.tsx'), NEXT),
  step(patterns.registerWithPhone, () => import('#routes/auth/RegisterPhoneRoute.tsx'), NEXT),
  step(patterns.signInWithPhone, () => import('#routes/auth/SignInPhoneRoute.tsx'), NEXT),
  step(patterns.retrievePassword, () => import('#routes/auth/RetrievePasswordRoute.tsx'), NEXT),
  step(patterns.passwordReset, () => import('#routes/auth/PasswordResetRoute.tsx'), NEXT),
  shop(patterns.terms, () => import('#routes/static/pages/TermsRoute.tsx')),
  shop(patterns.about, () => import('#routes/static/pages/AboutRoute.tsx')),
  shop(patterns.contact, () => import('#routes/static/pages/ContactRoute.tsx')),
  shop(patterns.privacy, () => import('#routes/static/pages/PrivacyRoute.tsx')),
  shop(patterns.investors, () => import('#routes/static/pages/InvestorsRoute.tsx')),
  shop(patterns.cancellation, () => import('#routes/static/pages/CancellationRoute.tsx')),
  shop(patterns.shipping, () => import('#routes/static/pages/ShippingRoute.tsx')),
  shop(patterns.returns, () => import('#routes/static/pages/ReturnsRoute.tsx')),
  shop(patterns.profile, () => import('#routes/profile/ProfileRoute.tsx')),
  shop(patterns.deactivate, () => import('#routes/deactivate/DeactivateRoute.tsx')),
  focused(patterns.notAvailable, () => import('#routes/not-available/NotAvailableRoute.tsx')),
  shop('*', () => import('#routes/not-found/NotFoundRoute.tsx')),
]
