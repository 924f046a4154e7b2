import { makeOptionGroup } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { chooseVariant, readChoice } from './chooseVariant.ts'

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
  'chooses no variant for ?%s',
  (search) => {
    expect(choose(search)).toBeUndefined()
  },
)

test('chooses the only variant', () => {
  const single = { optionGroups: [makeOptionGroup('Size', [{ name: 'Free size' }])] }
  expect(chooseVariant(single, new URLSearchParams())?.name).toBe('Free size')
})

test('selects no variant of a product without options', () => {
  expect(chooseVariant({ optionGroups: [] }, new URLSearchParams('variant=1'))).toBeUndefined()
})

test('reads the values of an incomplete choice', () => {
  const variants = [
    { id: 7, name: 'M / Red', values: ['M', 'Red'] },
    { id: 8, name: 'L / Red', values: ['L', 'Red'] },
  ]
  const group = { ...makeOptionGroup('Size / Colour', variants), groups: ['Size', 'Colour'] }
  const read = (search: string) => {
    const address = new URLSearchParams(search)
    return readChoice(group, chooseVariant({ optionGroups: [group] }, address), address)
  }
  expect(read('')).toEqual([null, null])
  expect(read('choice=Size:M')).toEqual(['M', null])
  expect(read('choice=Size:XXL&choice=Colour:Red&choice=junk')).toEqual([null, 'Red'])
  expect(read('variant=8&choice=Size:M')).toEqual(['L', 'Red'])
})
