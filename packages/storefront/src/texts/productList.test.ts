import { expect, test } from 'vitest'
import { exactCount, missingSearch } from './productList.ts'

const nothing = { type: null, brand: null, words: [], shown: null }

test.each([
  [
    { ...nothing, type: 'handbags', brand: 'Kajri', shown: 'handbags' },
    'No handbags by Kajri. These handbags are near:',
  ],
  [
    { ...nothing, words: ['michael', 'kors'], shown: 'handbags' },
    'No handbags for “michael kors”. These handbags are near:',
  ],
  [{ ...nothing, type: 'flip flops' }, 'No flip flops. These products are near:'],
  [{ ...nothing, words: ['champion'] }, 'No products for “champion”. These products are near:'],
])('names the missing parts of a search: %j', (missing, text) => {
  expect(missingSearch(missing)).toBe(text)
})

test('names the number of products that have every word', () => {
  expect([0, 1, 2].map(exactCount)).toEqual([
    'No product has every word. These have some of them.',
    '1 product has every word. The others have some of them.',
    '2 products have every word. The others have some of them.',
  ])
})
