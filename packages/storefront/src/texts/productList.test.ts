import { expect, test } from 'vitest'
import { exactCount, missingSearch } from './productList.ts'

const nothing = { type: null, brand: null, words: [], shown: null }

test.each([
  [
    { ...nothing, type: 'handbags', brand: 'Kajri', shown: 'handbags' },
    'We have no handbags by Kajri yet. You may like these handbags:',
  ],
  [
    { ...nothing, words: ['michael', 'kors'], shown: 'handbags' },
    'We have no handbags for “michael kors” yet. You may like these handbags:',
  ],
  [{ ...nothing, type: 'flip flops' }, 'We have no flip flops yet. You may like these products:'],
  [
    { ...nothing, words: ['champion'] },
    'We have no products for “champion” yet. You may like these products:',
  ],
])('names the missing parts of a search: %j', (missing, text) => {
  expect(missingSearch(missing)).toBe(text)
})

test('names the number of products that match every word', () => {
  expect([0, 1, 2].map(exactCount)).toEqual([
    'No product matches every word. These match some of them.',
    '1 product matches every word. The others match some of them.',
    '2 products match every word. The others match some of them.',
  ])
})
