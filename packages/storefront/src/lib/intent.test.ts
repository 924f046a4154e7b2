// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { intent } from './intent.ts'

beforeEach(() => window.sessionStorage.clear())

test('returns an intent once', () => {
  intent.keep({ kind: 'wishlist', product_id: 7 })
  expect(intent.take()).toEqual({ kind: 'wishlist', product_id: 7 })
  expect(intent.take()).toBeUndefined()
})

test.each(['', '{', 'null', '[]', '{"kind":"pay","product_id":7}', '{"kind":"wishlist","product_id":"7"}'])(
  'ignores %j as a stored intent',
  (garbage) => {
    window.sessionStorage.setItem('intent', garbage)
    expect(intent.take()).toBeUndefined()
  },
)
