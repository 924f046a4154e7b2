import { describe, expect, test } from 'vitest'
import { listAt, pageNumbers } from './listAt.ts'

describe('list of an address', () => {
  test("uses the list's default order when the address has none", () => {
    expect(listAt('new-launches', new URLSearchParams(), null).filters.sort).toBe('newest_desc')
    expect(listAt('new-launches', new URLSearchParams('sort=price_asc'), null).within).toMatchObject({
      sort: 'price_asc',
      collection: 'new-launches',
    })
  })

  test("throws 404 for a name that can't be a list", () => {
    expect(() => listAt('50% off', new URLSearchParams(), null)).toThrow(
      expect.objectContaining({ status: 404 }),
    )
  })
})

describe('pages that are shown', () => {
  test.each([
    [1, 300, [1]],
    [3, 300, [1, 2, 3]],
    [3, 30, [1, 2]],
    [3, 24, [1]],
    [2, 0, [1]],
  ])('shows the right pages for page %i of %i products', (asked, total, pages) => {
    expect(pageNumbers(asked, total)).toEqual(pages)
  })
})
