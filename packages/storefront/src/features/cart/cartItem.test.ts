import { expect, test } from 'vitest'
import { makeOptionGroup, makeProductCard } from '@shop/contract/factories/products'
import { parseCartItems, toCartItem } from './cartItem.ts'

const line = toCartItem(makeProductCard(), undefined)

test('adds a product once at the seen price', () => {
  const { variants } = makeOptionGroup('Shade', [{ name: 'Ruby', mrp: 799, sellingPrice: 599 }])
  expect(toCartItem(makeProductCard({ id: 7 }), variants[0])).toMatchObject({
    id: 7,
    variantId: variants[0]?.id,
    option_name: 'Ruby',
    quantity: 1,
    ori_price: 799,
    sell_price: 599,
  })
})

test.each([null, undefined, {}, 'x', 0, true, { length: 1e9 }])(
  'treats %j in storage as an empty cart',
  (garbage) => {
    expect(parseCartItems(garbage)).toEqual([])
  },
)

test('drops invalid lines and keeps valid ones', () => {
  const bad = [
    null,
    [],
    { ...line, id: '1' },
    { ...line, quantity: -5 },
    { ...line, quantity: 1.5 },
    { ...line, quantity: '3' },
    { ...line, sell_price: 'free' },
    { ...line, sell_price: 0 },
    { ...line, variantId: 0 },
    { ...line, slug: '' },
  ]
  expect(parseCartItems([...bad, line, ...bad])).toEqual([line])
})

test('limits quantities and merges duplicate lines', () => {
  expect(parseCartItems([{ ...line, quantity: 1e9 }, line])).toEqual([{ ...line, quantity: 10 }])
})
