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

const near = { ...group, lowest: 699 }

/** Amounts at the thumbs. */
function thumbs(range: FilterRange) {
  const slider = resolveRangeSlider(range)
  return slider?.value.map((at) => slider.stops[at])
}

test('stops at even amounts, of which the ends include every price', () => {
  const { stops = [], value } = resolveRangeSlider(near) ?? {}
  expect([stops[0], stops[1], stops.at(-1)]).toEqual([600, 700, 5000])
  expect(value).toEqual([0, stops.length - 1])
})

test('stops at amounts that grow where prices are far apart', () => {
  expect(resolveRangeSlider({ ...group, lowest: 399, highest: 21_249 })?.stops).toEqual([
    300, 400, 500, 600, 800, 1000, 1200, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10_000, 12_000,
    15_000, 20_000, 25_000,
  ])
  expect(resolveRangeSlider({ ...group, lowest: 0, highest: 15 })?.stops.at(-1)).toBe(15)
})

test('places the thumbs at the chosen values', () => {
  expect(thumbs({ ...group, min: 250, max: 999 })).toEqual([250, 999])
})

test.each([
  ['beyond the list', 0, 90_000, [600, 5000]],
  ['upside down', 3000, 1000, [3000, 3000]],
])('limits amounts that are %s to the slider', (_case, min, max, value) => {
  expect(thumbs({ ...near, min, max })).toEqual(value)
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
  if (slider === null) throw new Error('The prices differ')
  const at = (amount: number) => slider.stops.indexOf(amount)
  expect(rangeAmounts(slider, chosen, [at(300), slider.stops.length - 1])).toEqual(['300', '9000'])
  expect(rangeAmounts(slider, chosen, [at(300), at(800)])).toEqual(['300', '800'])
})

test('a thumb that was moved to its end removes the limit', () => {
  const chosen = { ...group, min: 300, max: 900 }
  const slider = resolveRangeSlider(chosen)
  expect(slider && rangeAmounts(slider, chosen, [0, slider.stops.length - 1])).toEqual(['', ''])
})
