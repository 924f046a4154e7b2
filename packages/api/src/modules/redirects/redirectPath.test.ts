import { describe, expect, test } from 'vitest'
import { readNewAddress, readOldAddress } from './redirectPath.ts'

describe('readOldAddress', () => {
  test.each([
    ['/products/Kurti-1/', '/products/kurti-1'],
    ['https://old.example/pages/%C3%A9t%C3%A9', '/pages/été'],
    ['/a%', '/a%'],
  ])('reads the old address %s as %s', (text, path) => {
    expect(readOldAddress(text)).toEqual({ ok: true, value: path })
  })

  test.each([
    ['', 'must begin with / or https://'],
    ['products/kurti', 'must begin with / or https://'],
    ['/index.php?id=4', 'has a query: an old address is known by its path'],
    ['/MyCart/', 'is a page that this shop needs'],
    ['/', 'is a page that this shop needs'],
    ['/api/products', 'is a page that this shop needs'],
    ['/a\u0000b', 'is no address'],
  ])('refuses the old address %j', (text, reason) => {
    expect(readOldAddress(text)).toEqual({ ok: false, reason })
  })
})

describe('readNewAddress', () => {
  test('keeps query and fragment of the new address', () => {
    const address = '/productList/kurtis?category=child#top'
    expect(readNewAddress(address)).toEqual({ ok: true, value: address })
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/a\r\nb',
    '/api/logout',
    '',
  ])('refuses %j, which leads elsewhere', (text) => {
    expect(readNewAddress(text).ok).toBe(false)
  })
})
