import { makeOptionGroup } from '@shop/contract/factories/products'
import { expect, test } from 'vitest'
import { picturesOf } from './picturesOf.ts'

const [ruby, rani, box] = [{ src: '/ruby' }, { src: '/rani' }, { src: '/box' }]
const [raniOpen, rubyOpen] = [{ src: '/rani-open' }, { src: '/ruby-open' }]
const group = makeOptionGroup('Shade', [
  { name: 'Ruby', pictures: [ruby, rubyOpen] },
  { name: 'Rani', pictures: [rani, raniOpen] },
  { name: 'Jamun', pictures: [] },
])
const product = { pictures: [ruby, rubyOpen, box], optionGroups: [group] }
const nothing = new URLSearchParams()

test.each([
  ['Ruby', 0, [ruby, rubyOpen, box]],
  ['Rani', 1, [rani, raniOpen, box]],
  ['Jamun, which has none of its own', 2, [ruby, rubyOpen, box]],
])('shows the pictures of %s first, and none of other shades', (_name, index, pictures) => {
  expect(picturesOf(product, group.variants[index], nothing)).toEqual(pictures)
})

test('shows all pictures of a product without options', () => {
  expect(picturesOf({ pictures: [box], optionGroups: [] }, undefined, nothing)).toEqual([box])
})

const [indigo, pink] = [[{ src: '/indigo' }, { src: '/indigo-back' }], [{ src: '/pink' }]]
const combination = {
  ...makeOptionGroup('Size / Colour', [
    { name: 'M / Indigo', values: ['M', 'Indigo'], pictures: indigo },
    { name: 'L / Indigo', values: ['L', 'Indigo'], pictures: [] },
    { name: 'M / Pink', values: ['M', 'Pink'], pictures: pink },
  ]),
  groups: ['Size', 'Colour'],
}
const kurta = { pictures: [...indigo], optionGroups: [combination] }

test('follows a colour before the size is chosen', () => {
  expect(picturesOf(kurta, undefined, new URLSearchParams('choice=Colour:Pink'))).toEqual(pink)
})

test('keeps the first pictures when only a size is chosen that comes in several colours', () => {
  expect(picturesOf(kurta, undefined, new URLSearchParams('choice=Size:M'))).toEqual(indigo)
})

test('shows the colour of a combination that has no pictures of its own', () => {
  expect(picturesOf(kurta, combination.variants[1], nothing)).toEqual(indigo)
})
