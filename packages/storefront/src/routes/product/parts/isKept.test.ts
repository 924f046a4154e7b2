import { expect, test } from 'vitest'
import { isKept } from './isKept.ts'

test.each([
  ['a lipstick', '3.5 g', 'Finish', false],
  ['a sheet mask', '1 N (25 ml)', 'Skin type', false],
  ['a litre of shampoo', '1L', 'Hair type', false],
  ['an oil with a base', '100 ml', 'Base', false],
  ['a bra', '1 N', 'Wash care', true],
  ['a hair straightener', '1 N', 'Power', true],
  ['diapers', '44 pieces', 'Style', true],
  ['a scrubber of a known weight', '1 piece, about 110 g', 'Material', true],
  ['a product without a quantity', '', 'Finish', false],
  ['a saree without a quantity', '', 'Fabric', true],
])('tells whether %s is used and kept', (_, netQuantity, name, kept) => {
  expect(isKept({ netQuantity, specifications: [{ name, value: '' }] })).toBe(kept)
})
