// @vitest-environment happy-dom
import { makeProductCard } from '@shop/contract/factories/products'
import { beforeEach, expect, test, vi } from 'vitest'

const lip = makeProductCard({ id: 1, title: 'Lip' })
const cream = makeProductCard({ id: 2, title: 'Cream' })

async function openTab() {
  vi.resetModules()
  const { cart } = await import('./useCart.ts')
  const { cartStore } = await import('./cartStore.ts')
  return { cart, titles: () => cartStore.getState().value.map(({ title }) => title) }
}

/** Fires the storage event of the other tabs. */
function notifyOtherTabs(key: string | null = 'cartItems') {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null')

beforeEach(() => {
  window.localStorage.clear()
})

test('keeps TotalItems equal to the sum of the lines', async () => {
  const { cart } = await openTab()
  cart.add(lip, undefined)
  cart.add(cream, undefined)
  cart.add(cream, undefined)
  expect(stored('TotalItems')).toBe(2)
  cart.setQuantity({ id: 1, variantId: null }, 4)
  expect(stored('TotalItems')).toBe(5)
  cart.remove({ id: 1, variantId: null })
  expect(stored('TotalItems')).toBe(1)
  cart.setQuantity({ id: 2, variantId: null }, 1e6)
  expect(stored('TotalItems')).toBe(10)
})

test('corrects a wrong TotalItems when the shop opens', async () => {
  const { cart } = await openTab()
  cart.add(lip, undefined)
  window.localStorage.setItem('TotalItems', '99')
  await openTab()
  expect(stored('TotalItems')).toBe(1)
})

test.each(['', 'null', '{"a":1}', '[[[', '"x"', '[{"id":"1"}]', '\u0000'])(
  'keeps the cart working with %j in storage',
  async (garbage) => {
    window.localStorage.setItem('cartItems', garbage)
    window.localStorage.setItem('TotalItems', garbage)
    const { cart, titles } = await openTab()
    expect(titles()).toEqual([])
    cart.add(lip, undefined)
    expect(titles()).toEqual(['Lip'])
    expect(stored('TotalItems')).toBe(1)
  },
)

test('synchronises two tabs without lost updates', async () => {
  const one = await openTab()
  const two = await openTab()
  one.cart.add(lip, undefined)
  notifyOtherTabs()
  expect(two.titles()).toEqual(['Lip'])

  // The second tab writes before it receives the first one's change.
  one.cart.add(cream, undefined)
  two.cart.setQuantity({ id: 1, variantId: null }, 3)
  notifyOtherTabs()
  expect(one.titles()).toEqual(['Lip', 'Cream'])
  expect(two.titles()).toEqual(['Lip', 'Cream'])
  expect(stored('TotalItems')).toBe(4)

  window.localStorage.clear()
  notifyOtherTabs(null)
  expect([...one.titles(), ...two.titles()]).toEqual([])
})

test('restores a removed line at its position', async () => {
  const { cart, titles } = await openTab()
  cart.add(lip, undefined)
  cart.add(cream, undefined)
  const removed = (stored('cartItems') as Parameters<typeof cart.restore>[0][])[0]
  cart.remove({ id: 1, variantId: null })
  expect(titles()).toEqual(['Cream'])
  if (removed) cart.restore(removed, 0)
  expect(titles()).toEqual(['Lip', 'Cream'])
})

test('keeps the cart in memory when storage is not writable', async () => {
  const { cart, titles } = await openTab()
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  cart.add(lip, undefined)
  expect(titles()).toEqual(['Lip'])
  refuse.mockRestore()
})

test('accepts the new price and the available quantity', async () => {
  const { cart } = await openTab()
  cart.add(lip, undefined)
  cart.setQuantity({ id: 1, variantId: null }, 5)
  cart.accept({ id: 1, variantId: null }, { mrp: 799, sellingPrice: 549, quantityMax: 2 })
  expect(stored('cartItems')).toMatchObject([{ ori_price: 799, sell_price: 549, quantity: 2 }])
})

test('tells which lines of an older order it added', async () => {
  const { cart } = await openTab()
  const { toCartItem } = await import('./cartItem.ts')
  const lines = [toCartItem(lip, undefined), toCartItem(cream, undefined)]
  cart.add(lip, undefined)
  expect(cart.addLines(lines).map(({ title }) => title)).toEqual(['Cream'])
  expect(cart.addLines(lines)).toEqual([])
})
