import { expect, test } from 'vitest'
import { parseBlogFilter } from '#features/blogs/blogFilter.ts'
import { parseListFilters } from '#features/products/listFilters.ts'
import { patterns } from '#lib/paths.ts'
import { pageAddress } from './pageAddress.ts'
import { routes } from './routes.ts'

const address = (path: string) => pageAddress(new URL(`https://shop.example${path}`))

test.each([
  ['/?utm_source=mail&x=1', '/'],
  ['/?selectedCity=Noida', '/'],
  ['//', '/'],
  ['/LOGIN/?x=1&next=%2Fmycart', '/login?next=%2Fmycart'],
  ['/Term%26Condition', '/Term&Condition'],
  ['/profile?Myorders=true&order=x', '/profile'],
  ['/product/kajal?utm_campaign=a&variant=7', '/product/kajal?variant=7'],
  ['/productList/lips?page=2&x=1&brand=b&brand=a', '/productList/lips?brand=b&brand=a&page=2'],
  ['/productList/lips?brand=b&brand=a&page=2', '/productList/lips?brand=b&brand=a&page=2'],
  ['/blog?search=skin&page=4&x=1', '/blog?search=skin&page=4'],
  ['/nowhere?x=1', '/not-found'],
  ['/%0a', '/not-found'],
  ['/%0d', '/not-found'],
  ['/%E2%80%A8', '/not-found'],
  ['/product/%0a/%0a', '/not-found'],
  ['//evil.example/blog', '/not-found'],
  ['/%zz', '/not-found'],
])('maps %s to the page %s', (path, expected) => {
  expect(address(path)).toBe(expected)
})

/** Query parameters that a function reads. */
function namesReadBy(read: (search: URLSearchParams) => unknown): string[] {
  const names = new Set<string>()
  class Recorder extends URLSearchParams {
    override get(name: string) {
      names.add(name)
      return null
    }
    override getAll(name: string) {
      names.add(name)
      return []
    }
  }
  read(new Recorder())
  return [...names].toSorted()
}

test.each([
  [patterns.productList, (search: URLSearchParams) => parseListFilters(search)],
  [patterns.blog, parseBlogFilter],
])('%s declares every query parameter that it reads', (pattern, read) => {
  const route = routes.find(({ path }) => path === pattern)
  expect(route?.search?.toSorted()).toEqual(namesReadBy(read))
})
