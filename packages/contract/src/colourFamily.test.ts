import { expect, test } from 'vitest'
import { colourFamily, FAMILY_CODES } from './colourFamily.ts'

test.each([
  ['#b0122b', 'red'],
  ['#c22', 'red'],
  ['#c76f98', 'pink'],
  ['#5a1030', 'maroon'],
  ['#551018', 'maroon'],
  ['#6d3f33', 'brown'],
  ['#4f261e', 'brown'],
  ['#7d553b', 'brown'],
  ['#a76757', 'brown'],
  ['#a2696a', 'pink'],
  ['#c27a6b', 'brown'],
  ['#c98f7d', 'brown'],
  ['#e48f74', 'orange'],
  ['#f4c2c2', 'pink'],
  ['#e0bb99', 'beige'],
  ['#e07030', 'orange'],
  ['#e9c60c', 'yellow'],
  ['#d6b21e', 'yellow'],
  ['#8a7a20', 'yellow'],
  ['#5f4f10', 'brown'],
  ['#808000', 'green'],
  ['#5e6238', 'green'],
  ['#1f6b45', 'green'],
  ['#2b4a8a', 'blue'],
  ['#c5d5e8', 'blue'],
  ['#6d7884', 'grey'],
  ['#6a3aa0', 'purple'],
  ['#111', 'black'],
  ['#808080', 'grey'],
  ['#fff', 'white'],
] as const)('puts %s into the family %s', (code, family) => {
  expect(colourFamily(code)).toBe(family)
})

test.each(Object.entries(FAMILY_CODES))('the code that stands for %s is in its family', (family, code) => {
  expect(colourFamily(code)).toBe(family)
})
