import { expect, test } from 'vitest'
import { addressOfCheckout } from './addressOfCheckout.ts'

const checkout = { key: 'k'.repeat(16), body: '{"address_id":7}', orderId: 'order-1' }

test('finds the address of the attempt that has become the order', () => {
  expect(addressOfCheckout(checkout, 'order-1')).toBe(7)
})

test.each([
  [null, 'no attempt'],
  [{ ...checkout, orderId: 'order-2' }, 'another order'],
  [{ ...checkout, body: '{' }, 'garbage'],
  [{ ...checkout, body: '{"address_id":"7"}' }, 'no number'],
])('finds none in %j: %s', (stored) => {
  expect(addressOfCheckout(stored, 'order-1')).toBeUndefined()
})
