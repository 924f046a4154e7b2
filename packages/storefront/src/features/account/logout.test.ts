// @vitest-environment happy-dom
import { messages } from '@shop/contract/messages'
import { notify } from '@shop/ui/Toaster'
import { beforeEach, expect, test, vi } from 'vitest'
import { createApi, type Transport } from '#lib/api/createApi.ts'
import { withBearer } from '#lib/api/withBearer.ts'
import { logout } from './logout.ts'
import { bearer, session } from './session.ts'

vi.mock('@shop/ui/Toaster', () => ({ notify: vi.fn<() => void>() }))

const token = 'a'.repeat(43)
const transport = vi.fn<Transport>(async () => ({ status: 204, data: '' }))
const api = createApi(withBearer(transport, bearer))

beforeEach(() => {
  window.localStorage.clear()
  vi.clearAllMocks()
})

test('exactly the keys of the specification go, and the token is revoked', () => {
  const kept = ['TotalItems', 'brands', 'tab', 'city']
  for (const key of ['disc', 'Coupon', 'Products', 'cartItems', ...kept])
    window.localStorage.setItem(key, '1')
  session.start({ name: 'Asha', token })
  expect(logout(api)).toBe(true)
  expect(Object.keys(window.localStorage).toSorted()).toEqual(kept.toSorted())
  expect(transport).toHaveBeenCalledOnce()
  expect(transport.mock.calls[0]?.[0]).toMatchObject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(notify).toHaveBeenCalledExactlyOnceWith({ type: 'success', text: messages.loggingOut })
})

test('without a user nothing goes, and the shopper is told', () => {
  window.localStorage.setItem('cartItems', '[]')
  expect(logout(api)).toBe(false)
  expect(window.localStorage.getItem('cartItems')).toBe('[]')
  expect(transport).not.toHaveBeenCalled()
  expect(notify).toHaveBeenCalledExactlyOnceWith({ type: 'error', text: messages.logoutNeedsLogin })
})
