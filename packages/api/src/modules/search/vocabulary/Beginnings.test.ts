import { expect, it } from 'vitest'
import { Beginnings } from './Beginnings.ts'

const names = new Beginnings(['lipstick', 'lip gloss', 'kajal', 'lip', 'lipstick', 'ली'])

it('finds names by their first letters, in the order in which they were given', () => {
  expect(names.startingWith('lip')).toEqual(['lipstick', 'lip gloss', 'lip', 'lipstick'])
  expect(names.startingWith('lip', 2)).toEqual(['lipstick', 'lip gloss'])
  expect(names.startingWith('kajals')).toEqual([])
})

it.each([
  ['kaj', true],
  ['l', true],
  ['ल', true],
  ['lipsticks', false],
  ['z', false],
])('tells whether a name starts with %j: %j', (letters, isThere) => {
  expect(names.hasAny(letters)).toBe(isThere)
})
