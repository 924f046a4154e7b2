// @vitest-environment happy-dom
import { notify } from '@shop/ui/Toaster'
import { beforeEach, expect, test, vi } from 'vitest'

vi.mock('@shop/ui/Toaster', () => ({ notify: vi.fn<() => void>() }))

const token = 'a'.repeat(43)

/** A tab of the shop: its modules, freshly loaded over the storage that all tabs share. */
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

test('who logs in is stored as plain JSON, and known after a reload', async () => {
  const { session } = await openTab()
  session.start({ name: 'Asha', token })
  expect(JSON.parse(window.localStorage.getItem('user') ?? '')).toEqual({ name: 'Asha', token })
  const { user, bearer } = await openTab()
  expect(user()).toEqual({ name: 'Asha', token })
  expect(bearer.token()).toBe(token)
})

test('logging out removes the key', async () => {
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
])('%.60j in storage is a guest', async (garbage) => {
  window.localStorage.setItem('user', garbage)
  const { user, bearer } = await openTab()
  expect(user()).toBeNull()
  expect(bearer.token()).toBeUndefined()
})

test('a name that is none does not log anybody out', async () => {
  window.localStorage.setItem('user', JSON.stringify({ name: null, token }))
  const { user } = await openTab()
  expect(user()).toEqual({ name: '', token })
})

test('a refused token ends the session with one word, however many calls it was on', async () => {
  const { session, bearer, user } = await openTab()
  session.start({ name: 'Asha', token })
  bearer.onRejected(token)
  bearer.onRejected(token)
  expect(user()).toBeNull()
  expect(session.isExpired()).toBe(true)
  expect(notify).toHaveBeenCalledOnce()
})

test('the late answer to an old token leaves the new session alone', async () => {
  const { session, bearer, user } = await openTab()
  session.start({ name: 'Asha', token: 'b'.repeat(43) })
  bearer.onRejected(token)
  expect(user()?.name).toBe('Asha')
  expect(notify).not.toHaveBeenCalled()
})

test('a key that is removed is gone from the store of this tab too', async () => {
  const { session, user } = await openTab()
  session.start({ name: 'Asha', token })
  const { removeKey } = await import('#lib/storage/createStorageStore.ts')
  removeKey('user')
  expect(user()).toBeNull()
})
