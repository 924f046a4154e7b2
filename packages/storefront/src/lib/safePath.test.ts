import { expect, test } from 'vitest'
import { safePath } from './safePath.ts'

test.each([
  ['/', '/'],
  ['/profile?Mywishlist=true', '/profile?Mywishlist=true'],
  ['/product/soft-kajal?variant=3#reviews', '/product/soft-kajal?variant=3#reviews'],
  ['/Term&Condition', '/Term&Condition'],
  ['/productList/x?search=a%2F%2Fb', '/productList/x?search=a%2F%2Fb'],
  ['/a/../mycart', '/mycart'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/https://evil.example', '/https://evil.example'],
])('accepts %j as a path of the shop', (wanted, path) => {
  expect(safePath(wanted)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'profile',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/\u0000javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example',
  'https:evil.example',
  '%2F%2Fevil.example',
  '/api/auth/logout',
  '/API/x',
  '/dev/outbox',
  `/${'a'.repeat(3_000)}`,
])('refuses %j as a path of the shop', (wanted) => {
  expect(safePath(wanted)).toBeUndefined()
})
