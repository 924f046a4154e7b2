// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { recentlyViewedStore, rememberView } from './recentlyViewedStore.ts'

beforeEach(() => recentlyViewedStore.clear())

const ids = () => recentlyViewedStore.read().map(({ id }) => id)

test('remembers the newest products, each once', () => {
  for (const id of [1, 2, 3, 1]) rememberView(id)
  expect(ids()).toEqual([1, 3, 2])
  for (let id = 10; id < 40; id++) rememberView(id)
  expect(ids()).toEqual([39, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27])
})

test('forgets a product after 30 days', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01') })
  rememberView(1)
  vi.setSystemTime(new Date('2026-11-20'))
  rememberView(2)
  vi.setSystemTime(new Date('2026-12-02'))
  expect(ids()).toEqual([2])
  vi.useRealTimers()
})

test('drops stored values that are no products', () => {
  const at = Date.now()
  window.localStorage.setItem(
    'recentlyViewed',
    JSON.stringify([7, null, { id: 0, at }, { id: 1.5, at }, { id: '3', at }, { id: 4 }, { id: 5, at }]),
  )
  expect(ids()).toEqual([5])
})
