// @vitest-environment happy-dom
import { notify } from '@shop/ui/Toaster'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('@shop/ui/Toaster', () => ({ notify: vi.fn<() => void>() }))

const token = 'a'.repeat(43)

async function openTab() {
  vi.resetModules()
  const { userStore } = await import('./userStore.ts')
  const { session, bearer } = await import('./session.ts')
  return { session, bearer, user: () => userStore.getState().value }
}

beforeEach(() => {
  window.localStorage.clear()
  vi.mocked(notify).mockClear()
})

test('stores the user as plain JSON and restores it after a reload', async () => {
  const { session } = await openTab()
  session.start({ name: 'Asha', token })
  expect(JSON.parse(window.localStorage.getItem('user') ?? '')).toEqual({ name: 'Asha', token })
  const { user, bearer } = await openTab()
  expect(user()).toEqual({ name: 'Asha', token })
  expect(bearer.token()).toBe(token)
})

test('removes the key on logout', async () => {
  const { session, user } = await openTab()
  session.start({ name: 'Asha', token })
  session.end()
  expect(user()).toBeNull()
  expect(window.localStorage.getItem('user')).toBeNull()
})

test.each([
  '',
  'null',
  '{',
  '[]',
  '"x"',
  '-1',
  '{"name":"Asha"}',
  '{"token":7}',
  '{"token":""}',
  `{"token":"${'a'.repeat(65_536)}"}`,
  '{"token":"aaaaaaaaaaaaaaaaaaaa\\r\\nX: y"}',
])('treats %.60j in storage as a guest', async (garbage) => {
  window.localStorage.setItem('user', garbage)
  const { user, bearer } = await openTab()
  expect(user()).toBeNull()
  expect(bearer.token()).toBeUndefined()
})

test('keeps the session when the stored name is invalid', async () => {
  window.localStorage.setItem('user', JSON.stringify({ name: null, token }))
  const { user } = await openTab()
  expect(user()).toEqual({ name: '', token })
})

test('ends the session with one message for any number of refused calls', async () => {
  const { session, bearer, user } = await openTab()
  session.start({ name: 'Asha', token })
  bearer.onRejected(token)
  bearer.onRejected(token)
  expect(user()).toBeNull()
  expect(session.isExpired()).toBe(true)
  expect(notify).toHaveBeenCalledOnce()
})

test('keeps a new session after a late refusal of the old token', async () => {
  const { session, bearer, user } = await openTab()
  session.start({ name: 'Asha', token: 'b'.repeat(43) })
  bearer.onRejected(token)
  expect(user()?.name).toBe('Asha')
  expect(notify).not.toHaveBeenCalled()
})

test("clears this tab's store when its key is removed", async () => {
  const { session, user } = await openTab()
  session.start({ name: 'Asha', token })
  const { removeKey } = await import('#lib/storage/createStorageStore.ts')
  removeKey('user')
  expect(user()).toBeNull()
})
