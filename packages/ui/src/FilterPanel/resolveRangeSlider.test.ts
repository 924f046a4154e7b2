import { expect, test } from 'vitest'
import type { FilterRange } from './FilterPanel.types.ts'
import { rangeAmounts, resolveRangeSlider } from './resolveRangeSlider.ts'

const group: FilterRange = {
  kind: 'range',
  title: 'Price',
  minName: 'price_min',
  maxName: 'price_max',
  min: undefined,
  max: undefined,
  lowest: 149,
  highest: 4999,
}

test('rounds the ends of the slider so that they include every price', () => {
  expect(resolveRangeSlider(group)).toEqual({ min: 100, max: 5000, step: 100, value: [100, 5000] })
})

test('places the thumbs at the chosen values', () => {
  expect(resolveRangeSlider({ ...group, min: 250, max: 999 })?.value).toEqual([250, 999])
})

test.each([
  ['beyond the list', 0, 90_000, [100, 5000]],
  ['upside down', 3000, 1000, [3000, 3000]],
])('limits amounts that are %s to the slider', (_case, min, max, value) => {
  expect(resolveRangeSlider({ ...group, min, max })?.value).toEqual(value)
})

test.each([
  ['above', 10_000, undefined],
  ['below', undefined, 50],
])('returns no slider when every price is outside of what is selected: %s', (_case, min, max) => {
  expect(resolveRangeSlider({ ...group, min, max })).toBeNull()
})

test('returns no slider when all prices are equal', () => {
  expect(resolveRangeSlider({ ...group, lowest: 499, highest: 499 })).toBeNull()
})

test('a thumb that was not moved leaves the limit of its field', () => {
  // The limit lies beyond every price of the list, so its thumb stands at the end.
  const chosen = { ...group, max: 9_000 }
  const slider = resolveRangeSlider(chosen)
  expect(slider && rangeAmounts(slider, chosen, [300, 5000])).toEqual(['300', '9000'])
  expect(slider && rangeAmounts(slider, chosen, [300, 800])).toEqual(['300', '800'])
})

test('a thumb that was moved to its end removes the limit', () => {
  const chosen = { ...group, min: 300, max: 900 }
  const slider = resolveRangeSlider(chosen)
  expect(slider && rangeAmounts(slider, chosen, [100, 5000])).toEqual(['', ''])
})
