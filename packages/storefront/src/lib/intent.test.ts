// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { intent, type Intent } from './intent.ts'

beforeEach(() => window.sessionStorage.clear())

test.each<Intent>([
  { kind: 'wishlist', product_id: 7 },
  { kind: 'wishlist', product_id: 7, variant_id: 8 },
  { kind: 'stock-alert', product_id: 7, variant_id: 8 },
  { kind: 'stock-alert', product_id: 7, variant_id: null },
])('returns %j once', (wanted) => {
  intent.keep(wanted)
  expect(intent.take()).toEqual(wanted)
  expect(intent.take()).toBeUndefined()
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"kind":"pay","product_id":7}',
  '{"kind":"wishlist","product_id":"7"}',
  '{"kind":"stock-alert","product_id":7}',
  '{"kind":"stock-alert","product_id":7,"variant_id":-1}',
])('ignores %j as a stored intent', (garbage) => {
  window.sessionStorage.setItem('intent', garbage)
  expect(intent.take()).toBeUndefined()
})
