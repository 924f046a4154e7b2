import { makeOptionGroup } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { picturesOf } from './picturesOf.ts'

const [ruby, rani, box] = [{ src: '/ruby' }, { src: '/rani' }, { src: '/box' }]
const group = makeOptionGroup('Shade', [
  { name: 'Ruby', pictures: [ruby] },
  { name: 'Rani', pictures: [rani] },
  { name: 'Jamun', pictures: [] },
])
const product = { pictures: [ruby, box], optionGroups: [group] }

test.each([
  ['Ruby', 0, [ruby, box]],
  ['Rani', 1, [rani, box]],
  ['Jamun, which has none of its own', 2, [ruby, box]],
])('shows the pictures of %s first, and none of other shades', (_name, index, pictures) => {
  expect(picturesOf(product, group.variants[index])).toEqual(pictures)
})

test('shows all pictures of a product without options', () => {
  expect(picturesOf({ pictures: [box], optionGroups: [] }, undefined)).toEqual([box])
})
