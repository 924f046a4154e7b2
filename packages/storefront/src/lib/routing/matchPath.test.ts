import { expect, test } from 'vitest'
import { matchPath } from './matchPath.ts'

test.each([
  ['/', '/', {}],
  ['/product/:slug', '/product/kajal', { slug: 'kajal' }],
  ['/product/:slug', '/PRODUCT/kajal/', { slug: 'kajal' }],
  ['/category/:name/:id', '/category/make-up/1', { name: 'make-up', id: '1' }],
  ['/product/:slug', '/product/a%2Fb', { slug: 'a/b' }],
  ['/passwordReset/:email', '/passwordreset/asha@example.in', { email: 'asha@example.in' }],
  ['/Term&Condition', '/term&condition', {}],
  ['*', '/anywhere/at/all', {}],
])('%s fits %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params)
})

test.each([
  ['/', '/product'],
  ['/product/:slug', '/product'],
  ['/product/:slug', '/product/'],
  ['/product/:slug', '/product/kajal/red'],
  ['/product/:slug', '/the/product/kajal'],
  ['/a.b', '/axb'],
])('%s does not fit %s', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeUndefined()
})
