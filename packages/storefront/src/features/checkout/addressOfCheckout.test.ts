import { expect, test } from 'vitest'
import { addressOfCheckout } from './addressOfCheckout.ts'

const checkout = { key: 'k'.repeat(16), body: '{"address_id":7}', orderId: 'order-1' }

test('finds the address of the attempt that has become the order', () => {
  expect(addressOfCheckout(checkout, 'order-1')).toBe(7)
})

test.each([
  { what: 'no attempt', stored: null },
  { what: 'another order', stored: { ...checkout, orderId: 'order-2' } },
  { what: 'garbage', stored: { ...checkout, body: '{' } },
  { what: 'no number', stored: { ...checkout, body: '{"address_id":"7"}' } },
])('finds none in $what', ({ stored }) => {
  expect(addressOfCheckout(stored, 'order-1')).toBeUndefined()
})
