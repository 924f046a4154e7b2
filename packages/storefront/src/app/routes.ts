import { patterns } from '#lib/paths.ts'
import type { AppRoute, RouteChrome } from './route.ts'

const shop: RouteChrome = { header: 'shop', footer: true }
const blog: RouteChrome = { header: 'blog', footer: true }
const focused: RouteChrome = { header: 'focused', footer: true }
const placed: RouteChrome = { header: 'focused', footer: false }

const LIST_SEARCH =
  'category search exact collection brand price_min price_max disc_min disc_max option in_stock rating_min delivery_city sort page'.split(
    ' ',
  )
const NEXT = ['next']

/** All screens of the shop. The first matching route wins; the last one matches everything. */
export const routes: AppRoute[] = [
  { path: patterns.home, handle: shop, lazy: () => import('#routes/home/HomeRoute.tsx') },
  { path: patterns.category, handle: shop, lazy: () => import('#routes/category/CategoryRoute.tsx') },
  {
    path: patterns.productList,
    handle: shop,
    search: LIST_SEARCH,
    lazy: () => import('#routes/product-list/ProductListRoute.tsx'),
  },
  {
    path: patterns.product,
    handle: shop,
    search: ['variant', 'choice'],
    lazy: () => import('#routes/product/ProductRoute.tsx'),
  },
  { path: patterns.cart, handle: focused, lazy: () => import('#routes/cart/CartRoute.tsx') },
  { path: patterns.checkout, handle: focused, lazy: () => import('#routes/placeorder/PlaceOrderRoute.tsx') },
  { path: patterns.payment, handle: shop, lazy: () => import('#routes/payment/PaymentRoute.tsx') },
  {
    path: patterns.orderPlaced,
    handle: placed,
    lazy: () => import('#routes/order-placed/OrderPlacedRoute.tsx'),
  },
  {
    path: patterns.newestOrderPlaced,
    handle: placed,
    lazy: () => import('#routes/order-placed/NewestOrderPlacedRoute.tsx'),
  },
  {
    path: patterns.blog,
    handle: blog,
    search: ['category', 'subCategory', 'search'],
    lazy: () => import('#routes/blog/BlogRoute.tsx'),
  },
  {
    path: patterns.blogDetails,
    handle: blog,
    lazy: () => import('#routes/blog-details/BlogDetailsRoute.tsx'),
  },
  {
    path: patterns.login,
    handle: focused,
    search: NEXT,
    lazy: () => import('#routes/auth/LoginRoute.tsx'),
  },
  {
    path: patterns.register,
    handle: focused,
    search: NEXT,
    lazy: () => import('#routes/auth/RegisterRoute.tsx'),
  },
  {
    path: patterns.registerWithPhone,
    handle: focused,
    search: NEXT,
    lazy: () => import('#routes/auth/RegisterPhoneRoute.tsx'),
  },
  {
    path: patterns.signInWithPhone,
    handle: focused,
    search: NEXT,
    lazy: () => import('#routes/auth/SignInPhoneRoute.tsx'),
  },
  {
    path: patterns.retrievePassword,
    handle: focused,
    search: NEXT,
    lazy: () => import('#routes/auth/RetrievePasswordRoute.tsx'),
  },
  {
    path: patterns.passwordReset,
    handle: focused,
    search: NEXT,
    lazy: () => import('#routes/auth/PasswordResetRoute.tsx'),
  },
  { path: patterns.terms, handle: shop, lazy: () => import('#routes/static/pages/TermsRoute.tsx') },
  { path: patterns.about, handle: shop, lazy: () => import('#routes/static/pages/AboutRoute.tsx') },
  { path: patterns.contact, handle: shop, lazy: () => import('#routes/static/pages/ContactRoute.tsx') },
  { path: patterns.privacy, handle: shop, lazy: () => import('#routes/static/pages/PrivacyRoute.tsx') },
  { path: patterns.investors, handle: shop, lazy: () => import('#routes/static/pages/InvestorsRoute.tsx') },
  {
    path: patterns.cancellation,
    handle: shop,
    lazy: () => import('#routes/static/pages/CancellationRoute.tsx'),
  },
  { path: patterns.shipping, handle: shop, lazy: () => import('#routes/static/pages/ShippingRoute.tsx') },
  { path: patterns.returns, handle: shop, lazy: () => import('#routes/static/pages/ReturnsRoute.tsx') },
  { path: patterns.profile, handle: shop, lazy: () => import('#routes/profile/ProfileRoute.tsx') },
  { path: patterns.deactivate, handle: shop, lazy: () => import('#routes/deactivate/DeactivateRoute.tsx') },
  {
    path: patterns.notAvailable,
    handle: focused,
    lazy: () => import('#routes/not-available/NotAvailableRoute.tsx'),
  },
  { path: '*', handle: shop, lazy: () => import('#routes/not-found/NotFoundRoute.tsx') },
]
