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

const TYPED = 'what was typed'
const NOT_ALL = `Nothing matches all of “${TYPED}” here.`
const nothing = { type: null, brand: null, words: [], shown: null }

test.each([
  [{ ...nothing, brand: 'Biba', shown: 'kurta' }, 'No Biba here. You may like these kurtas:'],
  [
    { ...nothing, type: 'handbags', brand: 'Kajri', shown: 'handbags' },
    'No handbags by Kajri here. You may like these handbags:',
  ],
  [{ ...nothing, words: ['velvet', 'touch'], shown: 'maxi dress' }, `${NOT_ALL} You may like these:`],
  [{ ...nothing, brand: 'Huda Beauty', shown: 'makeup' }, 'No Huda Beauty here. You may like these instead:'],
  [{ ...nothing, brand: 'MAC', shown: 'lips' }, 'No MAC here. You may like these instead:'],
  [{ ...nothing, type: 'flip flops' }, 'No flip flops here. You may like these instead:'],
  [{ ...nothing, type: 'bindi', shown: 'makeup' }, 'No bindi here. Here is other makeup:'],
  [{ ...nothing, type: 'fanny pack', shown: 'bag' }, 'No fanny pack here. You may like these bags:'],
  [
    { ...nothing, type: 'baby powder', shown: 'mom and baby' },
    'No baby powder here. Here is more for mom and baby:',
  ],
  [{ ...nothing, words: ['champion'] }, 'No product called “champion” here. You may like these instead:'],
  [{ ...nothing, brand: 'Kajri', shown: 'perfume' }, 'No Kajri here. You may like these perfumes:'],
])('names the missing parts of a search, and what is shown: %j', (missing, text) => {
  expect(`${notHere(TYPED, missing)} ${shownInstead(missing, 9)}`).toBe(text)
})

test('names one product that is shown instead', () => {
  expect(shownInstead({ ...nothing, shown: 'perfume' }, 1)).toBe('You may like this one instead:')
})

test.each([
  [{ shown: 'perfume', words: ['mens'] }, { mens: 'men' }, 'No perfume for men here.'],
  [{ shown: 'shampoo', words: ['onion'] }, { onion: 'with' }, 'No shampoo with onion here.'],
  [{ shown: 'kurta', words: ['dandruff'] }, { dandruff: 'for' }, 'No kurta for dandruff here.'],
  [{ shown: 'jutti', words: ['38'] }, { 38: 'size' }, 'No jutti in size 38 here.'],
  [{ shown: 'kurta', words: ['size xs'] }, { 'size xs': 'size' }, 'No kurta in size XS here.'],
  [{ shown: 'kurta', words: ['free'] }, { free: 'size' }, 'No free size kurta here.'],
  [{ shown: 'body lotion', words: ['999 ml'] }, { '999 ml': 'pack' }, 'No body lotion of 999 ml here.'],
  [
    { type: 'heels', words: ['without straps'] },
    { 'without straps': 'after' },
    'No heels without straps here.',
  ],
  [{ words: ['rakhi'] }, {}, 'No product called “rakhi” here.'],
  [
    { shown: 'bra', words: ['34b', 'black'] },
    { '34b': 'size', black: 'before' },
    'No black bra in size 34B here.',
  ],
  [
    { shown: 'kurta set', words: ['blue', 'cotton', 'dupatta'] },
    { blue: 'before', cotton: 'before', dupatta: 'with' },
    'No blue cotton kurta set with dupatta here.',
  ],
  [{ words: ['red'] }, { red: 'before' }, 'No red product here.'],
] as const)('says each missing word as what it is: %j', (missing, roles, text) => {
  expect(notHere(TYPED, { ...nothing, ...missing, words: [...missing.words] }, roles)).toBe(text)
})

test.each([
  [{ type: 'lipstick', words: ['vegan'] }, {}],
  [{ words: ['1%'] }, {}],
  [{ shown: 'skincare', words: ['pregnancy', 'safe'] }, { pregnancy: 'before' }],
  [{ type: 'kajal and foundation', words: ['lipstick'] }, { lipstick: 'with' }],
] as const)('says plainly that nothing has all of words that make no phrase: %j', (missing, roles) => {
  const lacking = { ...nothing, ...missing, words: [...missing.words] }
  expect(notHere(TYPED, lacking, roles)).toBe(NOT_ALL)
  expect(noneAt(TYPED, { ...lacking, min: null, max: 200 }, roles)).toBe(NOT_ALL)
  expect(shownInstead(lacking, 1, roles)).toBe('You may like this one:')
})

test.each([
  [
    { brand: 'MAC', shown: 'lipstick', words: ['ruby', 'woo'] },
    'No MAC here.',
    'You may like these lipsticks:',
  ],
  [{ brand: 'Champion', shown: 'dress', words: ['red'] }, 'No Champion here.', 'You may like these dresses:'],
  [
    { brand: 'Kajri', type: 'handbag', words: ['red'] },
    'No handbag by Kajri here.',
    'You may like these instead:',
  ],
])('names a missing brand, whatever else was typed: %j', (missing, said, instead) => {
  const lacking = { ...nothing, ...missing }
  expect(notHere(TYPED, lacking, { red: 'before' })).toBe(said)
  expect(shownInstead(lacking, 9)).toBe(instead)
})

test('says that the words of a search are in descriptions alone', () => {
  expect(describedOnly(['whisk'], 9)).toBe('No product is called “whisk”. These mention it:')
  expect(describedOnly(['whisk'], 1)).toBe('No product is called “whisk”. This one mentions it:')
})

test.each([
  [0, 0, undefined],
  [0, 1, 'No product matches exactly. This one comes close.'],
  [0, 9, 'No product matches exactly. These come close.'],
  [1, 1, undefined],
  [1, 2, 'The first one matches best. A similar one follows.'],
  [1, 9, 'The first one matches best. Similar ones follow.'],
  [2, 2, undefined],
  [2, 3, 'The first 2 match best. A similar one follows.'],
  [2, 9, 'The first 2 match best. Similar ones follow.'],
])('says whether products match the whole search: %i of %i', (count, total, text) => {
  expect(exactCount(count, total, true)).toBe(text)
})

test.each([
  [0, 9, 'No product matches exactly. These come close.'],
  [1, 2, '1 of these 2 matches best. The other one is similar.'],
  [2, 9, '2 of these 9 match best. The others are similar.'],
])('does not say which ones match best in an order of the shopper: %i of %i', (count, total, text) => {
  expect(exactCount(count, total, false)).toBe(text)
})

test.each([
  [{ ...nothing, type: 'lipstick', min: null, max: 200 }, 'No lipstick under ₹200. The nearest by price:'],
  [
    { ...nothing, type: 'dress', words: ['red'], min: 50, max: 100 },
    'No red dress between ₹50 and ₹100. The nearest by price:',
  ],
  [
    { ...nothing, type: 'kurta', min: null, max: null, discount: 60 },
    'No kurta at 60% off. The nearest by price:',
  ],
  [{ ...nothing, min: null, max: null, discount: 1 }, 'No product at a reduced price. The nearest by price:'],
  [{ ...nothing, min: 90_000, max: null }, 'No product above ₹90,000. The nearest by price:'],
])('says that nothing has a price or a discount: %j', (unpriced, text) => {
  expect(`${noneAt(TYPED, unpriced, { red: 'before' })} ${nearestByPrice}`).toBe(text)
})

test.each([
  [['retinol'], /^Retinol is not advised in pregnancy .* do not list it\. Please ask your doctor/],
  [['retinol', 'hydroquinone'], /^Retinol and hydroquinone are not advised .* do not list them\./],
])('says that ingredients are not advised in pregnancy: %j', (ingredients, text) => {
  expect(unsuitable(ingredients)).toMatch(text)
})
