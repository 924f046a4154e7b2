import { expect, test } from 'vitest'
import { combinedGroup, sizeGroup } from '../testing/storyProducts.ts'
import { choose, glimpseOf, groupAt, missingGroup, variantOf } from './combinations.ts'

/** M in Indigo is out of stock, and L is not made in Rani. */
const group = combinedGroup()
const stockOf = (choice: (string | null)[], at: number) =>
  groupAt(group, choice, at).variants.map(({ name, quantity }) => [name, quantity])

test('counts the units that are available with the other chosen values', () => {
  expect(stockOf([null, null], 0)).toEqual([
    ['S', 12],
    ['M', 6],
    ['L', 6],
  ])
  expect(stockOf([null, 'Indigo'], 0)).toEqual([
    ['S', 6],
    ['M', 0],
    ['L', 6],
  ])
  expect(stockOf(['L', 'Indigo'], 1)).toEqual([
    ['Rani', 0],
    ['Indigo', 6],
  ])
})

test('deselects values that do not exist with the new one', () => {
  expect(choose(group, ['M', null], 1, 'Rani')).toEqual(['M', 'Rani'])
  expect(choose(group, ['L', null], 1, 'Rani')).toEqual([null, 'Rani'])
  expect(choose(group, ['M', 'Rani'], 1, 'Indigo')).toEqual(['M', 'Indigo'])
})

test('finds the variant of a complete choice, and the missing group of an incomplete one', () => {
  expect(variantOf(group, ['M', 'Indigo'])?.name).toBe('M / Indigo')
  expect(variantOf(group, ['M', null])).toBeUndefined()
  expect([missingGroup(group, ['M', null]), missingGroup(group, ['M', 'Rani'])]).toEqual([
    'Colour',
    undefined,
  ])
})

test('treats a group without combinations as one choice', () => {
  const sizes = sizeGroup(['S', 'M'])
  expect(variantOf(sizes, ['M'])).toBe(sizes.variants[1])
  expect(choose(sizes, [null], 0, 'S')).toEqual(['S'])
  expect(glimpseOf(sizes)).toBe(sizes)
})

test('shows the colours of a combination on a card', () => {
  expect(glimpseOf(group).variants.map(({ name, colorCode }) => [name, colorCode])).toEqual([
    ['Rani', '#b0125b'],
    ['Indigo', '#2c3e70'],
  ])
  expect(groupAt(group, [null, null], 0).variants.map(({ colorCode }) => colorCode)).toEqual([
    null,
    null,
    null,
  ])
})
