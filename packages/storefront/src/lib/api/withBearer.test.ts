import { expect, test, vi } from 'vitest'
import { createApi, type Transport } from './createApi.ts'
import { withBearer } from './withBearer.ts'

function apiWith(token: string | undefined, status = 200) {
  const transport = vi.fn<Transport>(async () => ({ status, data: { detail: 'No' } }))
  const onRejected = vi.fn<(token: string) => void>()
  const api = createApi(withBearer(transport, { token: () => token, onRejected }))
  return { api, onRejected, sent: () => transport.mock.calls[0]?.[0] }
}

test('sends the token with every kind of call', async () => {
  const calls = ['get', 'post', 'put', 'patch', 'delete'] as const
  for (const method of calls) {
    const { api, sent } = apiWith('abc')
    await api[method]('/api/x', {})
    expect(sent()).toMatchObject({ method: method.toUpperCase(), headers: { Authorization: 'Bearer abc' } })
  }
})

test('sends no token for guests and for login calls', async () => {
  const guest = apiWith(undefined)
  await guest.api.get('/api/x')
  expect(guest.sent()?.headers).toBeUndefined()
  const login = apiWith('abc', 401)
  await expect(login.api.post('/api/auth/login', {}, { isAnonymous: true })).rejects.toThrow('No')
  expect(login.sent()?.headers).toBeUndefined()
  expect(login.onRejected).not.toHaveBeenCalled()
})

test('reports a refused token and no other failure', async () => {
  const refused = apiWith('abc', 401)
  await expect(refused.api.get('/api/x')).rejects.toMatchObject({ status: 401 })
  expect(refused.onRejected).toHaveBeenCalledExactlyOnceWith('abc')
  const missing = apiWith('abc', 404)
  await expect(missing.api.get('/api/x')).rejects.toMatchObject({ status: 404 })
  expect(missing.onRejected).not.toHaveBeenCalled()
})

test("keeps the caller's headers and omits a missing body", async () => {
  const { api, sent } = apiWith('abc')
  await api.put('/api/x', undefined, { headers: { 'Idempotency-Key': 'k' } })
  expect(sent()?.headers).toEqual({ 'Idempotency-Key': 'k', Authorization: 'Bearer abc' })
  expect(sent()).not.toHaveProperty('body')
})
