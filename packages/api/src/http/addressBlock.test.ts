import { expect, test } from 'vitest'
import { addressBlock } from './addressBlock.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:0::/56'],
  ['2001:db8:1:ff:1:2:3:4', '2001:db8:1:0::/56'],
  ['2001:DB8:1:100::', '2001:db8:1:100::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['', ''],
])('counts the address %s as %s', (ip, block) => {
  expect(addressBlock(ip)).toBe(block)
})

test('counts all requests whose client has hung up as one address', () => {
  expect(addressBlock(undefined)).toBe('gone')
})
