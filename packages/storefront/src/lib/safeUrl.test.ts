import { expect, test } from 'vitest'
import { safeUrl } from './safeUrl.ts'

test.each([
  ['/?', '/'],
  ['/productlist/jaipur?delivery_city=Jaipur', '/productlist/jaipur?delivery_city=Jaipur'],
  ['https://mumbai.example.in/?a=1', 'https://mumbai.example.in/?a=1'],
])('accepts %s as an address of a link', (wanted, url) => {
  expect(safeUrl(wanted)).toBe(url)
})

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'http://plain.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://user:pass@evil.example/',
  'https://shop.example@evil.example/',
  'mumbai.example.in',
])('refuses %j as an address of a link', (wanted) => {
  expect(safeUrl(wanted)).toBeUndefined()
})
