import { makeOptionGroup } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { chooseVariant } from './chooseVariant.ts'

const product = {
  optionGroups: [
    makeOptionGroup('Shade', [
      { id: 1, name: 'Ruby', quantity: 0 },
      { id: 2, name: 'Rani', quantity: 3 },
      { id: 3, name: 'Jamun', quantity: 3 },
    ]),
  ],
}
const choose = (search: string) => chooseVariant(product, new URLSearchParams(search))?.name

test.each([
  ['variant=3', 'Jamun'],
  ['variant=1', 'Ruby'],
  ['', 'Rani'],
  ['variant=', 'Rani'],
  ['variant=99', 'Rani'],
  ['variant=Jamun', 'Rani'],
  ['variant=1e999', 'Rani'],
])('chooses for ?%s the variant %s', (search, name) => {
  expect(choose(search)).toBe(name)
})

test('selects the first variant when all are out of stock', () => {
  const soldOut = {
    optionGroups: [
      makeOptionGroup('Size', [
        { name: 'S', quantity: 0 },
        { name: 'M', quantity: 0 },
      ]),
    ],
  }
  expect(chooseVariant(soldOut, new URLSearchParams())?.name).toBe('S')
})

test('selects none without options', () => {
  expect(chooseVariant({ optionGroups: [] }, new URLSearchParams('variant=1'))).toBeUndefined()
})
