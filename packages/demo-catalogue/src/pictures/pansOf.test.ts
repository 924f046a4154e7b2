import { expect, test } from 'vitest'
import { pansOf } from './pansOf.ts'

test.each([
  ['Sixteen Phases Eyeshadow Palette', 16],
  ['Nine to Wine Eyeshadow Palette', 4],
  ['Everyday Eyeshadow Quad', 4],
])('mixes a colour of its own for each pan of %s', (title, count) => {
  const pans = pansOf({ title, colour: '#a9653f', accent: '#3c4a6b' })
  expect(new Set(pans).size).toBe(count)
})
