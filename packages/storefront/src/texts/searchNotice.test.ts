import { expect, test } from 'vitest'
import {
  describedOnly,
  exactCount,
  nearestByPrice,
  noneAt,
  notHere,
  shownInstead,
  unsuitable,
} from './searchNotice.ts'

const nothing = { type: null, brand: null, words: [], shown: null }

test.each([
  [{ ...nothing, brand: 'Biba', shown: 'kurta' }, 'No Biba here. You may like these kurtas:'],
  [
    { ...nothing, type: 'handbags', brand: 'Kajri', shown: 'handbags' },
    'No handbags by Kajri here. You may like these handbags:',
  ],
  [
    { ...nothing, words: ['velvet', 'touch'], shown: 'maxi dress' },
    'No maxi dress labelled “velvet” and “touch” here. You may like these maxi dresses:',
  ],
  [{ ...nothing, brand: 'Huda Beauty', shown: 'makeup' }, 'No Huda Beauty here. You may like this makeup:'],
  [{ ...nothing, type: 'flip flops' }, 'No flip flops here. You may like these instead:'],
  [{ ...nothing, type: 'bindi', shown: 'makeup' }, 'No bindi here. Here is other makeup:'],
  [{ ...nothing, type: 'fanny pack', shown: 'bag' }, 'No fanny pack here. Here are other bags:'],
  [
    { ...nothing, type: 'baby powder', shown: 'mom and baby' },
    'No baby powder here. Here is more for mom and baby:',
  ],
  [{ ...nothing, words: ['champion'] }, 'No products labelled “champion” here. You may like these instead:'],
])('names the missing parts of a search, and what is shown: %j', (missing, text) => {
  expect(`${notHere(missing)} ${shownInstead(missing)}`).toBe(text)
})

test('says that the words of a search are in descriptions alone', () => {
  expect(describedOnly(['whisk'])).toBe('No product is called “whisk”. Products that mention it:')
})

test.each([
  [0, 0, undefined],
  [0, 1, 'No product matches your whole search. This one comes close.'],
  [0, 9, 'No product matches your whole search. These come close.'],
  [1, 1, undefined],
  [1, 2, 'One product matches your search. The other one comes close.'],
  [1, 9, 'One product matches your search. The others come close.'],
  [2, 2, undefined],
  [2, 3, '2 products match your search. The other one comes close.'],
  [2, 9, '2 products match your search. The others come close.'],
])('says whether products match the whole search: %i of %i', (count, total, text) => {
  expect(exactCount(count, total)).toBe(text)
})

test.each([
  [{ ...nothing, type: 'lipstick', min: null, max: 200 }, 'No lipstick under ₹200. The nearest by price:'],
  [
    { ...nothing, type: 'dress', words: ['red'], brand: 'Sheher', min: 50, max: 100 },
    'No dress by Sheher labelled “red” between ₹50 and ₹100. The nearest by price:',
  ],
  [
    { ...nothing, type: 'kurta', min: null, max: null, discount: 60 },
    'No kurta at 60% off. The nearest by price:',
  ],
  [
    { ...nothing, min: null, max: null, discount: 1 },
    'No products at a reduced price. The nearest by price:',
  ],
  [{ ...nothing, min: 90_000, max: null }, 'No products above ₹90,000. The nearest by price:'],
])('says that nothing has a price or a discount: %j', (unpriced, text) => {
  expect(`${noneAt(unpriced)} ${nearestByPrice}`).toBe(text)
})

test.each([
  [['retinol'], /^Retinol is not advised in pregnancy .* do not list it\. Please ask your doctor/],
  [['retinol', 'hydroquinone'], /^Retinol and hydroquinone are not advised .* do not list them\./],
])('says that ingredients are not advised in pregnancy: %j', (ingredients, text) => {
  expect(unsuitable(ingredients)).toMatch(text)
})
