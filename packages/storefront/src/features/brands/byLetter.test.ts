import { makeBrand } from '@shop/contract/factories/brands'
import { expect, test } from 'vitest'
import { byLetter } from './byLetter.ts'

test('sorts brands into letters without accents, and other beginnings to the end', () => {
  const names = ['Tantu', '9 to 9', 'Éclat', 'Enn', 'tara', 'देसी', '', 'Aam']
  const letters = byLetter(names.map((name) => makeBrand({ name })))
  expect(letters.map(({ letter, brands }) => [letter, ...brands.map(({ name }) => name)])).toEqual([
    ['A', 'Aam'],
    ['E', 'Éclat', 'Enn'],
    ['T', 'Tantu', 'tara'],
    ['#', '', '9 to 9', 'देसी'],
  ])
})
