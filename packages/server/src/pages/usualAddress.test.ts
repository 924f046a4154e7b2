import { expect, test } from 'vitest'
import { usualAddress } from './usualAddress.ts'

test.each([
  ['/cart', '/mycart'],
  ['/Bag/', '/mycart'],
  ['/checkout', '/placeorder'],
  ['/account?from=mail', '/profile'],
  ['/faq', '/Contact_us#questions'],
  ['/FAQ', '/Contact_us#questions'],
  ['/help/', '/Contact_us#questions'],
  ['/cart/2', undefined],
  ['/mycart', undefined],
])('leads %s to %s', (from, to) => {
  expect(usualAddress(new URL(from, 'https://shop.example'))).toBe(to)
})
