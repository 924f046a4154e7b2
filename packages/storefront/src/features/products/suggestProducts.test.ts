import { makeProductCard } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { suggestProducts } from './suggestProducts.ts'

const make = (id: number, categoryName: string, quantity = 5) =>
  makeProductCard({ id, categoryName, quantity })
const idsOf = (...related: ReturnType<typeof make>[]) =>
  suggestProducts('Lipstick', related, new Set([9])).map(({ id }) => id)

test('suggests the first product of each neighbouring category before others of the same', () => {
  expect(
    idsOf(make(2, 'Lipstick'), make(3, 'Lip Liner'), make(4, 'Lip Liner'), make(5, 'Lip Gloss')),
  ).toEqual([3, 5, 2])
})

test('suggests several products of one category when there are no others', () => {
  const related = [make(2, 'Lip Liner'), make(3, 'Lip Liner'), make(4, 'Lip Gloss')]
  expect(suggestProducts(undefined, related, new Set()).map(({ id }) => id)).toEqual([2, 4, 3])
})

test('suggests at most three products, and none that is sold out or in the cart', () => {
  expect(idsOf(make(9, 'Lip Liner'), make(2, 'Lip Gloss', 0))).toEqual([])
  expect(idsOf(...['A', 'B', 'C', 'D'].map((name, at) => make(at + 2, name)))).toHaveLength(3)
})
