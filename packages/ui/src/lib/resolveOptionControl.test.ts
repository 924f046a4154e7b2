import { expect, test } from 'vitest'
import { makeOptionGroup } from '../testing/storyProducts.ts'
import { resolveOptionControl } from './resolveOptionControl.ts'

test.each([
  ['Size', '#8c1d2f', 'radio'],
  ['size', null, 'radio'],
  ['Shade', '#8c1d2f', 'swatch'],
  ['Colour', '#8c1d2f', 'swatch'],
  ['Pack', null, 'radio'],
] as const)('shows %s with the colour %s as a %s', (name, colorCode, control) => {
  expect(resolveOptionControl(makeOptionGroup(name, [{ colorCode }]))).toBe(control)
})
