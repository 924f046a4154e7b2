// @vitest-environment happy-dom
import type { PatchCartRequest, UserCartLine, UserCartResponse } from '@shop/contract/cart.schema'
import { makeProductCard } from '@shop/contract/factories/products'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApi, type Transport } from '#lib/api/createApi.ts'

const lip = makeProductCard({ id: 1, title: 'Lip' })
const cream = makeProductCard({ id: 2, title: 'Cream' })
const kept = (product_id: number, quantity = 1, saved = false): UserCartLine => ({
  product_id,
  variant_id: null,
  quantity,
  saved,
})

/** API with one user's cart, in which a product's name is its id. */
function makeShop(lines: UserCartLine[] = []) {
  const calls: PatchCartRequest[] = []
  let stored = lines
  const set = (line: UserCartLine) => {
    stored = [...stored.filter(({ product_id }) => product_id !== line.product_id), line].filter(
      ({ quantity }) => quantity > 0,
    )
  }
  const transport: Transport = ({ method, url, body }) => {
    if (url === '/api/cart/quote') {
      const { items } = body as { items: { product_id: number }[] }
      const quoted = items.map(({ product_id }) => ({
        product_id,
        variant_id: null,
        title: `Product ${product_id}`,
        slug: `product-${product_id}`,
        brand_name: '',
        option_name: null,
        image: '',
        mrp: 100,
        selling_price: 90,
      }))
      return Promise.resolve({ status: 200, data: { data: { lines: quoted } } })
    }
    if (method === 'GET') return Promise.resolve({ status: 200, data: { data: { owner: 'asha' } } })
    const request = body as PatchCartRequest
    calls.push(request)
    for (const line of request.items ?? []) set({ saved: false, ...line })
    for (const line of request.join?.items ?? []) {
      const before = stored.find(({ product_id }) => product_id === line.product_id)?.quantity ?? 0
      set({ saved: false, ...line, quantity: before + line.quantity })
    }
    const receipt = request.join
      ? [{ ...kept(9), title: 'Lip', option_name: null, outcome: 'added', wanted: 1 }]
      : []
    return Promise.resolve({
      status: 200,
      data: { data: { owner: 'asha', items: stored, receipt } } as UserCartResponse,
    })
  }
  return { api: createApi(transport), calls, stored: () => stored }
}

async function openTab(shop: ReturnType<typeof makeShop>, token: string | undefined) {
  vi.resetModules()
  const { cart } = await import('./useCart.ts')
  const { cartStore } = await import('./cartStore.ts')
  const { savedStore } = await import('./savedStore.ts')
  const { receiptStore } = await import('./receiptStore.ts')
  const { syncCart } = await import('./syncCart.ts')
  const session = { token }
  return {
    cart,
    session,
    keep: syncCart(shop.api, () => session.token),
    items: () => cartStore.getState().value,
    titles: () => cartStore.getState().value.map(({ title, quantity }) => `${title} ${quantity}`),
    saved: () => savedStore.getState().value.map(({ title }) => title),
    receipt: () => receiptStore.getState().value,
  }
}

beforeEach(() => {
  window.localStorage.clear()
})

test('merges a guest’s cart at login, once, with a receipt', async () => {
  const shop = makeShop([kept(7, 2)])
  const tab = await openTab(shop, undefined)
  tab.cart.add(lip, undefined)
  await tab.keep()
  expect(shop.calls).toEqual([])

  tab.session.token = 'token-of-the-first-session'
  await tab.keep()
  expect(tab.titles()).toEqual(['Product 7 2', 'Lip 1'])
  expect(tab.receipt()).toHaveLength(1)
  await tab.keep()
  expect(shop.calls).toHaveLength(1)
})

test('says nothing of a merge into an empty cart', async () => {
  const shop = makeShop()
  const tab = await openTab(shop, undefined)
  tab.cart.add(lip, undefined)
  tab.session.token = 'token-of-the-first-session'
  await tab.keep()
  expect(tab.titles()).toEqual(['Lip 1'])
  expect(tab.receipt()).toEqual([])
})

test('sends each change to the server, also removed lines', async () => {
  const shop = makeShop()
  const tab = await openTab(shop, 'token-of-the-first-session')
  await tab.keep()
  tab.cart.add(lip, undefined)
  tab.cart.add(cream, undefined)
  await tab.keep()
  tab.cart.setQuantity({ id: 1, variantId: null }, 3)
  tab.cart.remove({ id: 2, variantId: null })
  await tab.keep()
  expect(shop.stored()).toEqual([kept(1, 3)])
})

test('keeps the place of a line whose removal was undone', async () => {
  const shop = makeShop([kept(7), kept(8), kept(9)])
  const tab = await openTab(shop, 'token-of-the-first-session')
  await tab.keep()
  const [, second] = tab.items()
  if (second === undefined) throw new Error('The cart has three lines')
  tab.cart.remove(second)
  await tab.keep()
  tab.cart.restore(second, 1)
  await tab.keep()
  expect(tab.titles()).toEqual(['Product 7 1', 'Product 8 1', 'Product 9 1'])
})

test('synchronises saved lines between devices', async () => {
  const shop = makeShop([kept(7, 1, true)])
  const tab = await openTab(shop, 'token-of-the-first-session')
  await tab.keep()
  expect(tab.titles()).toEqual([])
  expect(tab.saved()).toEqual(['Product 7'])
})

test('merges the cart only once when the shopper logs in after the session has expired', async () => {
  const shop = makeShop()
  const tab = await openTab(shop, 'token-of-the-first-session')
  tab.cart.add(lip, undefined)
  await tab.keep()
  tab.session.token = undefined
  tab.cart.add(cream, undefined)
  tab.session.token = 'token-of-the-second-session'
  await tab.keep()
  expect(tab.titles()).toEqual(['Lip 1', 'Cream 1'])
  expect(shop.stored()).toEqual([kept(1), kept(2)])
})

test('loads changes of other devices when the shop opens', async () => {
  const shop = makeShop()
  const tab = await openTab(shop, 'token-of-the-first-session')
  tab.cart.add(lip, undefined)
  await tab.keep()
  await shop.api.patch('/api/cart', { items: [kept(1, 4)] })
  const again = await openTab(shop, 'token-of-the-first-session')
  await again.keep()
  expect(again.titles()).toEqual(['Lip 4'])
})

test('loads changes of other devices again when the page comes into view', async () => {
  const shop = makeShop([kept(7, 2)])
  const token = 'token-of-the-first-session'
  const tab = await openTab(shop, token)
  await tab.keep()
  // Another device has ordered what was in the cart.
  await shop.api.patch('/api/cart', { items: [kept(7, 0)] })
  await tab.keep()
  expect(tab.titles()).toEqual(['Product 7 2'])
  await tab.keep({ isHearing: true })
  expect(tab.titles()).toEqual([])
})
