import { expect, it } from 'vitest'
import { builtInConcepts, Lexicon } from '#modules/search/meaning/Lexicon.ts'
import { distanceToPlain, plainColourOf } from './plainColours.ts'
import { plainColourOfTone, toneOf } from './tones.ts'

it.each([
  ['bottle', 'green', 'green'],
  ['wine', 'red', 'maroon'],
  ['dark', 'blue', 'blue'],
  ['halka', 'pink', 'pink'],
  ['cotton', 'green', undefined],
])('reads "%s %s" as %s', (word, colour, plain) => {
  expect(plainColourOfTone(word, colour)).toBe(plain)
})

it('reads a tone with and without its plain colour', () => {
  expect(toneOf('olive green')).toEqual(toneOf('olive'))
})

it.each([
  ['dark red', '#7a0f1c', '#d8203a'],
  ['light pink', '#f4c6d4', '#d0608a'],
  ['bottle green', '#0c4a36', '#7fc08a'],
  ['peach', '#f0a080', '#d05a10'],
])('finds the nearest of two shades in %s', (tone, nearer, farther) => {
  const plain = toneOf(tone)?.of ?? tone.split(' ')[1] ?? ''
  expect(plainColourOf(plain)).not.toBeNull()
  expect(distanceToPlain(nearer, plain, tone)).toBeLessThan(distanceToPlain(farther, plain, tone))
})

it.each([
  'rani',
  'wine',
  'peach',
  'mustard',
  'olive',
  'navy',
  'plum',
  'tan',
  'khaki',
  'firozi',
  'gajri',
  'off white',
])('is a tone of the colour that search takes it for: %s', (tone) => {
  expect(new Lexicon(builtInConcepts()).find(tone)?.names[0]).toBe(toneOf(tone)?.of)
})
