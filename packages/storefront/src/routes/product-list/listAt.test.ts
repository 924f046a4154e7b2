import { describe, expect, test } from 'vitest'
import { plainConfig } from '#testing/plainConfig.ts'
import { listAt, pageNumbers } from './listAt.ts'

const shop = { brand: null, delivery: plainConfig.delivery }

describe('list of an address', () => {
  test("uses the list's default order when the address has none", () => {
    expect(listAt('new-launches', new URLSearchParams(), shop).filters.sort).toBe('newest_desc')
    expect(listAt('new-launches', new URLSearchParams('sort=price_asc'), shop).within).toMatchObject({
      sort: 'price_asc',
      collection: 'new-launches',
    })
  })

  test("throws 404 for a name that can't be a list", () => {
    expect(() => listAt('50% off', new URLSearchParams(), shop)).toThrow(
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
    [1, 28, [1, 2]],
    [1, 29, [1]],
    [2, 50, [1, 2, 3]],
  ])('shows the right pages for page %i of %i products', (asked, total, pages) => {
    expect(pageNumbers(asked, total)).toEqual(pages)
  })
})
