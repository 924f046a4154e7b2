import { expect, test } from 'vitest'
import { describedOnly, exactCount, notHere, shownInstead } from './searchNotice.ts'

const nothing = { type: null, brand: null, words: [], shown: null }

test.each([
  [{ ...nothing, brand: 'Biba', shown: 'kurta' }, 'No Biba here. You may like these kurtas:'],
  [
    { ...nothing, type: 'handbags', brand: 'Kajri', shown: 'handbags' },
    'No handbags by Kajri here. You may like these handbags:',
  ],
  [
    { ...nothing, words: ['velvet', 'touch'], shown: 'maxi dress' },
    'No maxi dress labelled “velvet touch” here. You may like these maxi dresses:',
  ],
  [{ ...nothing, brand: 'Huda Beauty', shown: 'makeup' }, 'No Huda Beauty here. You may like this makeup:'],
  [{ ...nothing, type: 'flip flops' }, 'No flip flops here. You may like these instead:'],
  [{ ...nothing, words: ['champion'] }, 'No products labelled “champion” here. You may like these instead:'],
])('names the missing parts of a search, and what is shown: %j', (missing, text) => {
  expect(`${notHere(missing)} ${shownInstead(missing)}`).toBe(text)
})

test('says that the words of a search are in descriptions alone', () => {
  expect(describedOnly(['whisk'])).toBe('No product is called “whisk”. Products that mention it:')
})

test('says whether products match the whole search, and not how many, because filters may hide them', () => {
  expect([0, 2].map(exactCount)).toEqual([
    'No product matches your whole search. These come close.',
    'Few products match your whole search. The others come close.',
  ])
})
