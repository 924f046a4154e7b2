// @vitest-environment happy-dom
import { makeProductCard } from '@shop/contract/factories/products'
import { accountMessages } from '@shop/contract/accountMessages'
import { notify } from '@shop/ui/Toaster'
import { beforeEach, expect, test, vi } from 'vitest'
import { cart } from '#features/cart/useCart.ts'
import { createApi, type Transport } from '#lib/api/createApi.ts'
import { withBearer } from '#lib/api/withBearer.ts'
import { logout } from './logout.ts'
import { bearer, session } from '#features/account/session.ts'

vi.mock('@shop/ui/Toaster', () => ({ notify: vi.fn<() => void>() }))

const token = 'a'.repeat(43)
const transport = vi.fn<Transport>(async () => ({ status: 204, data: '' }))
const api = createApi(withBearer(transport, bearer))

beforeEach(() => {
  window.localStorage.clear()
  vi.clearAllMocks()
})

const kept = ['TotalItems', 'brands', 'tab', 'city', 'consent', 'menuBrandTab', 'menuCategory']
const ofSpec = ['disc', 'Coupon', 'Products', 'cartItems']
const personal = [...ofSpec, 'syncedCart', 'cartReceipt', 'checkout', 'pincode']

test('removes the keys of the specification and every other personal one, and revokes the token', async () => {
  for (const key of [...personal, ...kept]) window.localStorage.setItem(key, '1')
  window.sessionStorage.setItem('intent', '{"kind":"wishlist","product_id":7}')
  window.sessionStorage.setItem('addressDraft', '{"name":"Asha"}')
  session.start({ name: 'Asha', token })
  expect(logout(api)).toBe(true)
  expect(Object.keys(window.localStorage).toSorted()).toEqual(kept.toSorted())
  expect(window.sessionStorage.getItem('intent')).toBeNull()
  expect(window.sessionStorage.getItem('addressDraft')).toBeNull()
  await vi.waitFor(() => expect(transport).toHaveBeenCalledOnce())
  expect(transport.mock.calls[0]?.[0]).toMatchObject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(notify).toHaveBeenCalledExactlyOnceWith({ type: 'success', text: accountMessages.loggingOut })
})

test('saves the last changes to the cart before the token is revoked, and says when it can not', async () => {
  for (const status of [200, 0]) {
    vi.clearAllMocks()
    transport.mockImplementation(async ({ url }) =>
      url === '/api/cart'
        ? { status, data: { data: { owner: 'asha', items: [], receipt: [] } } }
        : { status: 204, data: '' },
    )
    cart.add(makeProductCard({ id: 7 }), undefined)
    session.start({ name: 'Asha', token })
    logout(api)
    await vi.waitFor(() =>
      expect(transport).toHaveBeenLastCalledWith(expect.objectContaining({ url: '/api/auth/logout' })),
    )
    const saved = transport.mock.calls.filter(([{ method }]) => method === 'PATCH')
    expect(saved).toHaveLength(status === 200 ? 1 : 0)
    expect(vi.mocked(notify).mock.calls.map(([{ text }]) => text)).toEqual(
      status === 200
        ? [accountMessages.loggingOut]
        : [accountMessages.loggingOut, accountMessages.cartNotSaved],
    )
  }
})

test('shows an error and removes nothing without a user', () => {
  window.localStorage.setItem('cartItems', '[]')
  expect(logout(api)).toBe(false)
  expect(window.localStorage.getItem('cartItems')).toBe('[]')
  expect(transport).not.toHaveBeenCalled()
  expect(notify).toHaveBeenCalledExactlyOnceWith({ type: 'error', text: accountMessages.logoutNeedsLogin })
})
