import fc from 'fast-check'
import { expect, test } from 'vitest'
import { colorCodeSchema } from '@shop/contract/wire.schema'
import { parseColourCode } from './parseColourCode.ts'

test.each([
  ['#8C1D2F', '#8c1d2f'],
  [' #Fa0 ', '#fa0'],
  ['8c1d2f', '#8c1d2f'],
  ['0x8C1D2F', '#8c1d2f'],
  ['#8c1d2fff', '#8c1d2f'],
  ['Red', '#ff0000'],
  ['hot pink', '#ff69b4'],
  ['Rose-Gold', '#b76e79'],
  ['Burgundy', '#800020'],
  ['Rani', '#b0125b'],
  ['rgb(140, 29, 47)', '#8c1d2f'],
  ['rgba(140,29,47,0.5)', '#8c1d2f'],
  ['#fff,#000', '#fff'],
  ['n/a, rgb(1,2,3)', '#010203'],
  ['junk / Navy Blue / teal', '#008080'],
  [['', null, 'gold'], '#ffd700'],
  ['red;}body{display:none', '#ff0000'],
])('reads the colour %j as %s', (source, colour) => {
  expect(parseColourCode(source)).toBe(colour)
})

test.each([
  null,
  undefined,
  '',
  'multi',
  'N/A',
  '#12',
  '#12345',
  'color:red}body{display:none',
  'url(//evil.example/x)',
  'rgb(300,0,0)',
  'constructor',
  '__proto__',
  7,
  {},
  [],
  [['red']],
])('rejects %j as a colour', (source) => {
  expect(parseColourCode(source)).toBeNull()
})

test('returns only valid colours for any input', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string()), (source) => {
      expect(colorCodeSchema.nullable().safeParse(parseColourCode(source)).success).toBe(true)
    }),
  )
})
