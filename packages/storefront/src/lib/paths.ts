import { DEFAULT_FILTERS } from '@shop/contract/limits'
import type { CategoryLevel } from '@shop/contract/categories'

/** Route patterns of specification §2 in its spelling. Matching ignores case. */
export const patterns = {
  home: '/',
  category: '/category/:name/:id',
  /** A list of brands under the pattern of all lists (decision 177). */
  brands: '/productList/brands',
  productList: '/productList/:slug',
  product: '/product/:slug',
  cart: '/mycart',
  checkout: '/placeorder',
  payment: '/payment',
  orderPlaced: '/Order_placed/:id',
  newestOrderPlaced: '/order_placed',
  login: '/login',
  register: '/register',
  registerWithPhone: '/register/withphone',
  signInWithPhone: '/signin/withphone',
  retrievePassword: '/retrieve_password',
  passwordReset: '/passwordReset/:email',
  profile: '/profile',
  deactivate: '/Deactivate_account',
  notAvailable: '/not_available',
  blog: '/blog',
  blogDetails: '/blog-details/:slugOrId',
  terms: '/Term&Condition',
  about: '/About_us',
  contact: '/Contact_us',
  privacy: '/privacy_policy',
  investors: '/investor-relations',
  cancellation: '/Cancellation&Refund_policy',
  shipping: '/Shipping&Delievery_policy',
  returns: '/Return&Refund',
} as const

const segment = encodeURIComponent
const LIST_DEFAULTS = `sort=recommended_desc&price_max=${DEFAULT_FILTERS.priceMax}&price_min=${DEFAULT_FILTERS.priceMin}&disc_min=${DEFAULT_FILTERS.discountMin}&disc_max=${DEFAULT_FILTERS.discountMax}`

/** Adds the page after login. */
const withNext = (path: string, next: string | undefined) =>
  next === undefined || next === '/' ? path : `${path}?next=${segment(next)}`

/** Last segment of the path of a city's list. */
export const citySlug = (city: string) => segment(city.toLowerCase().replaceAll(/\s+/gu, '-'))

/** Parts of the product page: its reviews, and the form for one. */
export const REVIEWS_ID = 'reviews'
export const WRITE_REVIEW_ID = 'write-review'

/** Builders of all links. */
export const paths = {
  home: () => '/',
  category: ({ name, id }: { name: string; id: number }) => `/category/${segment(name.toLowerCase())}/${id}`,
  /** List of a category with the default filters (specification §2, main menu). */
  categoryList: (slug: string, level: CategoryLevel) =>
    `/productList/${segment(slug)}?category=${level}&${LIST_DEFAULTS}`,
  list: (name: string) => `/productList/${segment(name)}`,
  brand: (slug: string) => `/productlist/${segment(slug)}`,
  brands: () => patterns.brands,
  /** Collection such as `best-sellers`. */
  collection: (name: string) => `/productlist/${segment(name)}`,
  /** List of what the store in a city has (specification §2, city selector). */
  city: (city: string) => `/productlist/${citySlug(city)}?delivery_city=${segment(city)}`,
  /** Products of an offer. */
  offer: (id: number) => `/productlist/all?offer=${id}`,
  search: (text: string) => `/productList/searchProducts?search=${segment(text)}&sort=recommended_desc`,
  product: (slug: string, variantId?: number) =>
    `/product/${segment(slug)}${variantId === undefined ? '' : `?variant=${variantId}`}`,
  /** Product with the values that are chosen in some groups of a combination, each as `Size:M`. */
  productChoice: (slug: string, choice: readonly string[]) =>
    `/product/${segment(slug)}${choice.map((one, at) => `${at === 0 ? '?' : '&'}choice=${segment(one)}`).join('')}`,
  /** Open form for a review, on the product page. */
  writeReview: (slug: string) => `/product/${segment(slug)}#${WRITE_REVIEW_ID}`,
  cart: () => '/mycart',
  login: (next?: string) => withNext('/login', next),
  register: (next?: string) => withNext('/register', next),
  registerWithPhone: (next?: string) => withNext('/register/withphone', next),
  signInWithPhone: (next?: string) => withNext('/signin/withphone', next),
  retrievePassword: (next?: string) => withNext('/retrieve_password', next),
  passwordReset: (email: string, next?: string) => withNext(`/passwordReset/${segment(email)}`, next),
  deactivate: () => '/Deactivate_account',
  profile: () => '/profile',
  orders: () => '/profile?Myorders=true',
  order: (orderId: string) => `/profile?Myorders=true&order=${segment(orderId)}`,
  wishlist: () => '/profile?Mywishlist=true',
  /** Address book, or the form for one address; `new` is an empty one. */
  addresses: (edited?: number | 'new') =>
    `/profile?Myaddresses=true${edited === undefined ? '' : `&edit=${edited}`}`,
  devices: () => '/profile?Mydevices=true',
  checkout: () => '/placeorder',
  checkoutAddress: (edited?: number | 'new') =>
    `/placeorder?step=address${edited === undefined ? '' : `&edit=${edited}`}`,
  checkoutReview: (addressId: number) => `/placeorder?step=review&address=${addressId}`,
  payment: (orderId: string) => `/payment?order=${segment(orderId)}`,
  /** Online payment of a cash order before its delivery. */
  payBeforeDelivery: (orderId: string) => `/payment?order=${segment(orderId)}&again=1`,
  orderPlaced: (orderId: string) => `/Order_placed/${segment(orderId)}`,
  /** Thanks for a payment of an order that was placed before. */
  orderPaid: (orderId: string) => `/Order_placed/${segment(orderId)}?again=1`,
  blog: () => patterns.blog,
  blogCategory: (slug: string) => `/blog?category=${segment(slug)}`,
  blogSubCategory: (slug: string) => `/blog?subCategory=${segment(slug)}`,
  blogSearch: (text: string, page = 1) => `/blog?search=${segment(text)}${page === 1 ? '' : `&page=${page}`}`,
  blogFeed: () => '/blog/rss.xml',
  blogDetails: (slug: string) => `/blog-details/${segment(slug)}`,
  terms: () => patterns.terms,
  about: () => patterns.about,
  /** The form names the order that is given by its number, and the item of it. */
  contact: (about?: { order: string; item?: string }) =>
    about === undefined ? patterns.contact : `${patterns.contact}?${new URLSearchParams(about).toString()}`,
  privacy: () => patterns.privacy,
  investors: () => patterns.investors,
  cancellation: () => patterns.cancellation,
  shipping: () => patterns.shipping,
  returns: () => patterns.returns,
  /** Canonical address of all unknown addresses, whose page is cached under it. */
  notFound: () => '/not-found',
} as const
