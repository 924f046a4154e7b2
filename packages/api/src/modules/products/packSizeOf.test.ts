import { expect, test } from 'vitest'
import { packSizeOf } from './packSizeOf.ts'

test.each([['50 ml'], ['3.5 g'], ['7 × 50 g'], ['60 g colour, 60 ml developer']])(
  'shows %s',
  (netQuantity) => {
    expect(packSizeOf(netQuantity, [])).toBe(netQuantity)
  },
)

test.each([[''], ['1 N'], ['1 pair'], ['3 N bands']])('shows nothing for "%s"', (netQuantity) => {
  expect(packSizeOf(netQuantity, [])).toBeUndefined()
})

test('shows what every shade holds', () => {
  expect(packSizeOf('3.5 g', ['01 Petal', '25 Coral'])).toBe('3.5 g')
})

test.each([['50 ml'], ['100ml'], ['Ruby / 50 ml']])('leaves the amount to the option %s', (name) => {
  expect(packSizeOf('50 ml', [name])).toBeUndefined()
})
