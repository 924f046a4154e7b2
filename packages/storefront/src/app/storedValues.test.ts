// @vitest-environment happy-dom
import { PROFILE_TAB } from '@shop/contract/limits'
import { beforeEach, expect, test, vi } from 'vitest'

/** Any of the stores. */
interface AnyStore {
  getState: () => { value: unknown }
}

beforeEach(() => {
  vi.resetModules()
  window.localStorage.clear()
})

const line = {
  id: 7,
  slug: 'kajal',
  title: 'Kajal',
  brand_name: 'Kajri',
  media: '',
  variantId: null,
  option_name: null,
  quantity: 2,
  ori_price: 349,
  sell_price: 279,
}
const syncedLine = { product_id: 7, variant_id: null, quantity: 2, saved: false }
const synced = {
  session: 'one',
  owner: 'Asha',
  lines: [syncedLine],
  handover: { id: 'a'.repeat(16), items: [syncedLine] },
}
const brand = {
  id: 3,
  name: 'Kajri',
  slug: 'kajri',
  logo: null,
  isPopular: true,
  isExclusive: false,
  isNewLaunch: false,
}
const receiptLine = { title: 'Kajal', outcome: 'capped', quantity: 5, wanted: 8 }

/** What an earlier page of the shop has stored, and the store that reads it while the next page loads. */
const STORED: readonly [key: string, value: unknown, load: () => Promise<AnyStore>][] = [
  [
    'user',
    { name: 'Asha', token: 't'.repeat(32) },
    async () => (await import('#features/account/userStore.ts')).userStore,
  ],
  ['tab', PROFILE_TAB.wishlist, async () => (await import('#features/account/tabStore.ts')).tabStore],
  ['city', 'Delhi-NCR', async () => (await import('#features/city/cityStore.ts')).cityStore],
  [
    'pincode',
    { pincode: '110001', city: 'New Delhi', state: 'Delhi' },
    async () => (await import('#features/delivery/deliveryLocationStore.ts')).deliveryLocationStore,
  ],
  [
    'recentlyViewed',
    [{ id: 7, at: Date.now() }],
    async () => (await import('#features/products/recentlyViewedStore.ts')).recentlyViewedStore,
  ],
  [
    'recentSearches',
    ['kajal', 'kurti'],
    async () => (await import('#features/search/recentSearchesStore.ts')).recentSearchesStore,
  ],
  [
    'menuCategory',
    4,
    async () => (await import('#features/categories/menuCategoryStore.ts')).menuCategoryStore,
  ],
  ['menuBrandTab', 'new', async () => (await import('#features/brands/brandTabStore.ts')).brandTabStore],
  ['brands', [brand], async () => (await import('#features/brands/brandsStore.ts')).brandsStore],
  [
    'checkout',
    { key: 'k'.repeat(20), body: '{}', orderId: null },
    async () => (await import('#features/checkout/checkoutStore.ts')).checkoutStore,
  ],
  ['cartItems', [line], async () => (await import('#features/cart/cartStore.ts')).cartStore],
  ['Products', [line], async () => (await import('#features/cart/savedStore.ts')).savedStore],
  ['syncedCart', synced, async () => (await import('#features/cart/syncedCartStore.ts')).syncedCartStore],
  ['cartReceipt', [receiptLine], async () => (await import('#features/cart/receiptStore.ts')).receiptStore],
  ['Coupon', 'GLOW10', async () => (await import('#features/cart/couponStore.ts')).couponStore],
  ['disc', 120, async () => (await import('#features/cart/couponStore.ts')).discountStore],
  ['consent', 'yes', async () => (await import('#features/consent/consentStore.ts')).consentStore],
  ['scheme', 'dark', async () => (await import('#features/scheme/schemeStore.ts')).schemeStore],
]

test.each(STORED)('reads the stored %s when a page loads', async (key, value, load) => {
  window.localStorage.setItem(key, JSON.stringify(value))
  expect((await load()).getState().value).toEqual(value)
})

const FOREIGN = [
  null,
  7,
  -1,
  'x',
  [],
  {},
  [null],
  [7],
  [{}],
  [[]],
  { lines: [null], items: 7 },
  { name: 7, token: {} },
]

test.each(STORED)('accepts any JSON as %s', async (key, _, load) => {
  for (const value of FOREIGN) {
    vi.resetModules()
    window.localStorage.setItem(key, JSON.stringify(value))
    await expect(load()).resolves.toBeDefined()
  }
})
