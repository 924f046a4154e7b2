import { makeOptionGroup, makeProductCard } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { toRow } from './toRow.ts'

const small = { mrp: 500, sellingPrice: 450, quantity: 3 }
const large = { mrp: 1200, sellingPrice: 999, quantity: 8 }

test('has each price of the variants once, in stock and out of stock', () => {
  const group = makeOptionGroup('Size', [small, { ...small, quantity: 7 }, large, { ...small, quantity: 0 }])
  const [prices] = toRow(makeProductCard({ optionGroups: [group] })).optionGroups ?? []
  expect(prices?.variants).toEqual([
    { ...small, quantity: 1 },
    { ...large, quantity: 1 },
    { ...small, quantity: 0 },
  ])
})

test('has no variants when the product has none', () => {
  expect(toRow(makeProductCard()).optionGroups).toEqual([])
})
