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
])('chooses for ?%s the variant %s', (search, name) => {
  expect(choose(search)).toBe(name)
})

test.each(['', 'variant=', 'variant=99', 'variant=Jamun', 'variant=1e999'])(
  '?%s chooses nothing',
  (search) => {
    expect(choose(search)).toBeUndefined()
  },
)

test('chooses the only variant', () => {
  const single = { optionGroups: [makeOptionGroup('Size', [{ name: 'Free size' }])] }
  expect(chooseVariant(single, new URLSearchParams())?.name).toBe('Free size')
})

test('selects none without options', () => {
  expect(chooseVariant({ optionGroups: [] }, new URLSearchParams('variant=1'))).toBeUndefined()
})
