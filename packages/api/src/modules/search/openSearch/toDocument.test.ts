import { expect, test } from 'vitest'
import { toDocument, type IndexedRow } from './toDocument.ts'

const row: Omit<IndexedRow, 'search'> = {
  id: 1,
  main: 1,
  sub: 2,
  child: 3,
  brand: 4,
  price: 100,
  discount: 0,
  rating: 0,
  weighted_rating: 0,
  launched: '2026-01-01',
  best_seller: false,
  in_stock: true,
  popularity: 2_000,
  standing: 2_000,
  stores: [],
  options: [],
  available: [],
}

test('a word is in the fields of its parts, at the same position everywhere', () => {
  const search = "'1.5':4C 'kajal':2A,6 'l''amour':1B"
  expect(toDocument({ ...row, search })).toMatchObject({
    popular: 0.5,
    A: '_gap_ _gap_ kajal',
    B: '_gap_ l_27_amour',
    AB: '_gap_ l_27_amour kajal',
    ABC: '_gap_ l_27_amour kajal _gap_ 1_2e_5',
    ABCD: '_gap_ l_27_amour kajal _gap_ 1_2e_5 _gap_ kajal',
    BC: '_gap_ l_27_amour _gap_ _gap_ 1_2e_5',
  })
})
