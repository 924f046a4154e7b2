import { expect, test } from 'vitest'
import { isOfferedAsPlain } from './plainColours.ts'

test.each([
  ['Colour', 'Rani Pink', '#c2185b', true],
  ['Colour', 'Peacock', '#126070', true],
  ['Colour', 'Rani Pink', null, true],
  ['Colour', 'Pink', '#e58aa8', false],
  ['Colour', 'Denim', null, false],
  ['Color', 'Pink', '#e58aa8', true],
  ['Color', 'Denim', null, false],
  ['Shade', 'Rani Pink', '#c2185b', false],
  ['Size', 'Red', null, false],
])('of the group %s, %s with the code %s has a plain colour beside it: %s', (group, name, code, isPlain) => {
  expect(isOfferedAsPlain(group, name, code)).toBe(isPlain)
})
