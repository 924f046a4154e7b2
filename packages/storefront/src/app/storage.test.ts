// @vitest-environment happy-dom
import { makeBrand } from '@shop/contract/factories/brands'
import { makeProductCard } from '@shop/contract/factories/products'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { tabStore } from '#features/account/tabStore.ts'
import { userStore } from '#features/account/userStore.ts'
import { brandsStore } from '#features/brands/brandsStore.ts'
import { brandTabStore } from '#features/brands/brandTabStore.ts'
import { toCartItem, type CartItem } from '#features/cart/cartItem.ts'
import { cartStore, totalItemsStore } from '#features/cart/cartStore.ts'
import { couponStore, discountStore } from '#features/cart/couponStore.ts'
import { receiptStore } from '#features/cart/receiptStore.ts'
import { syncedCartStore } from '#features/cart/syncedCartStore.ts'
import { savedStore } from '#features/cart/savedStore.ts'
import { menuCategoryStore } from '#features/categories/menuCategoryStore.ts'
import { checkoutStore } from '#features/checkout/checkoutStore.ts'
import { cityStore } from '#features/city/cityStore.ts'
import { consentStore } from '#features/consent/consentStore.ts'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { schemeStore } from '#features/scheme/schemeStore.ts'
import { recentlyViewedStore } from '#features/products/recentlyViewedStore.ts'
import { recentSearchesStore } from '#features/search/recentSearchesStore.ts'
import type { StorageStore } from '#lib/storage/createStorageStore.ts'
import type { StorageKey } from '#lib/storage/keys.ts'

const probe = <T>(store: StorageStore<T>) => ({
  value: (): unknown => store.getState().value,
  /** Writes the read value back. */
  rewrite: () => store.update((value) => value),
})

const stores: Record<StorageKey, ReturnType<typeof probe>> = {
  user: probe(userStore),
  disc: probe(discountStore),
  Coupon: probe(couponStore),
  Products: probe(savedStore),
  cartItems: probe(cartStore),
  TotalItems: probe(totalItemsStore),
  brands: probe(brandsStore),
  tab: probe(tabStore),
  city: probe(cityStore),
  cartReceipt: probe(receiptStore),
  checkout: probe(checkoutStore),
  consent: probe(consentStore),
  syncedCart: probe(syncedCartStore),
  menuBrandTab: probe(brandTabStore),
  menuCategory: probe(menuCategoryStore),
  pincode: probe(deliveryLocationStore),
  recentlyViewed: probe(recentlyViewedStore),
  recentSearches: probe(recentSearchesStore),
  scheme: probe(schemeStore),
}

/** Simulates a write by another tab, an extension or the shopper. */
function write(key: string, text: string) {
  window.localStorage.setItem(key, text)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

const SETTINGS = { seed: 20_261_122, numRuns: 400 }

/** Values that resemble valid ones. */
const almost = fc.oneof(
  fc.record(
    {
      id: fc.anything(),
      slug: fc.anything(),
      title: fc.anything(),
      name: fc.anything(),
      token: fc.anything(),
      quantity: fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null)),
      variantId: fc.anything(),
      ori_price: fc.oneof(fc.double(), fc.constant('free')),
      sell_price: fc.double(),
      logo: fc.oneof(fc.webUrl(), fc.constant('javascript:alert(1)'), fc.constant(7)),
      outcome: fc.constantFrom('added', 'toString', '__proto__', 3),
      session: fc.anything(),
      lines: fc.anything(),
      pincode: fc.anything(),
      city: fc.anything(),
    },
    { requiredKeys: [] },
  ),
  fc.array(fc.anything(), { maxLength: 5 }),
  fc.constantFrom({ length: 1e9 }, [[]], [null], { constructor: { prototype: {} } }, '<script>', -1, 99),
)

const garbage = fc.oneof(
  fc.string(),
  fc.json(),
  almost.map((value) => JSON.stringify(value) ?? 'undefined'),
  fc.array(almost, { maxLength: 4 }).map((values) => JSON.stringify(values)),
  fc.constantFrom(
    '',
    'null',
    'undefined',
    '{',
    '[',
    '"',
    '0',
    '1e309',
    'true',
    '{"__proto__":{"x":1}}',
    '\u0000',
  ),
)

beforeEach(() => {
  window.localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})

test.each(Object.entries(stores))(
  'reads any text in %s without an error, and writes back what it has read',
  (key, store) => {
    fc.assert(
      fc.property(garbage, (text) => {
        write(key, text)
        const found = store.value()
        store.rewrite()
        write(key, window.localStorage.getItem(key) ?? '')
        expect(store.value()).toEqual(found)
      }),
      SETTINGS,
    )
  },
)

test('keeps other keys when one has an invalid value', () => {
  for (const key of Object.keys(stores)) write(key, '{"__proto__":{"isPolluted":true}}')
  expect(Object.hasOwn(Object.prototype, 'isPolluted')).toBe(false)
})

const line = (id: number): CartItem => toCartItem(makeProductCard({ id, slug: `thing-${id}` }), undefined)
const lines = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 1, maxLength: 5 })

test.each([
  ['cartItems', cartStore],
  ['Products', savedStore],
] as const)('keeps the valid lines of %s among invalid ones', (key, store) => {
  fc.assert(
    fc.property(lines, fc.array(almost, { maxLength: 5 }), (ids, bad) => {
      const good = ids.map(line)
      write(key, JSON.stringify(good.flatMap((item, index) => [bad[index], item])))
      expect(store.getState().value).toEqual(expect.arrayContaining(good))
    }),
    SETTINGS,
  )
})

test('keeps valid brands with addresses of the shop or https', () => {
  const good = makeBrand({ logo: '/media/1.svg' })
  const bad = ['javascript:alert(1)', '//evil.example/1.svg', 'data:image/svg+xml,x'].map((logo) =>
    makeBrand({ logo }),
  )
  write('brands', JSON.stringify([null, ...bad, good, { ...good, isPopular: 1 }]))
  expect(brandsStore.getState().value).toEqual([good])
})

test('accepts city names and no addresses', () => {
  write('city', '"Jaipur"')
  expect(cityStore.getState().value).toBe('Jaipur')
  write('city', 'New Delhi')
  expect(cityStore.getState().value).toBe('New Delhi')
  write('city', '"javascript:alert(1)"')
  expect(cityStore.getState().value).toBeNull()
})

test('counts only an explicit yes as consent', () => {
  for (const text of ['true', '1', '"YES"', '["yes"]', '{"yes":1}']) {
    write('consent', text)
    expect(consentStore.getState().value).toBeNull()
  }
  write('consent', '"yes"')
  expect(consentStore.getState().value).toBe('yes')
})
