import { expect, test } from 'vitest'
import type { Variant } from '../lib/resolveOptionControl.ts'
import { shownPrice } from './shownPrice.ts'

const makeVariant = (values: Partial<Variant>): Variant => ({
  id: 1,
  name: '',
  colorCode: null,
  mrp: 0,
  sellingPrice: 0,
  quantity: 0,
  pictures: [],
  ...values,
})
const makeProduct = (variants: Variant[]) => ({
  mrp: 700,
  sellingPrice: 600,
  optionGroups: variants.length === 0 ? [] : [{ name: 'Size', variants }],
})
const small = { name: '30 ml', mrp: 500, sellingPrice: 450, quantity: 3 }
const large = { name: '100 ml', mrp: 1200, sellingPrice: 999, quantity: 3 }
const sized = (...variants: Partial<Variant>[]) => makeProduct(variants.map(makeVariant))

test.each([
  ['the product without options', makeProduct([]), 600, false],
  ['the lowest price when variants differ', sized(large, small), 450, true],
  ['the price of all when they do not differ', sized(small, small), 450, false],
  ['the lowest in stock', sized(large, { ...small, quantity: 0 }), 999, false],
  [
    'the lowest when nothing is in stock',
    sized({ ...large, quantity: 0 }, { ...small, quantity: 0 }),
    450,
    true,
  ],
])('shows %s while no variant is chosen', (_, product, sellingPrice, isFrom) => {
  expect(shownPrice(product, undefined)).toMatchObject({ sellingPrice, isFrom })
})

test('shows the price of the chosen variant', () => {
  const product = sized(large, small)
  const [chosen] = product.optionGroups[0]?.variants ?? []
  expect(shownPrice(product, chosen)).toEqual({ mrp: 1200, sellingPrice: 999, isFrom: false })
})
