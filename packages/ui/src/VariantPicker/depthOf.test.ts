import { expect, test } from 'vitest'
import { depthOf, depthsOf } from './depthOf.ts'

test.each([
  ['Ivory', '#eccdaf', 'fair'],
  ['Light Beige', '#d8b08c', 'light'],
  ['Golden Beige', '#c7a77f', 'medium'],
  ['Natural Tan', '#b98b65', 'tan'],
  ['Cocoa', '#7d553b', 'deep'],
  ['Sheesham', '#57402d', 'deep'],
  ['Ruby', '#8c1d2f', undefined],
  ['Malai', '#ffffff', undefined],
  ['Kajal', '#000000', undefined],
])('reads the depth of %s', (_name, code, depth) => {
  expect(depthOf(code)).toBe(depth)
})

test('sorts shades of skin by depth, and knows none of other groups', () => {
  const cocoa = { id: 1, colorCode: '#7d553b' }
  const ivory = { id: 2, colorCode: '#eccdaf' }
  const depths = depthsOf([cocoa, ivory])
  expect([...(depths ?? [])]).toEqual([
    [2, 'fair'],
    [1, 'deep'],
  ])
  expect(depthsOf([cocoa, { id: 3, colorCode: '#8c1d2f' }])).toBeUndefined()
  expect(depthsOf([cocoa, { id: 4, colorCode: null }])).toBeUndefined()
})

test('keeps the order of a maker who has sorted shades by depth', () => {
  const shades = ['#e9c8a9', '#e5c59e', '#dcc3a0', '#e5bba0', '#dfb996', '#cfa77b', '#c6a57d', '#bb8d67']
  const depths = depthsOf(shades.map((colorCode, id) => ({ id, colorCode })))
  expect([...(depths?.keys() ?? [])]).toEqual(shades.map((_, id) => id))
  expect([...(depths?.values() ?? [])].slice(0, 5)).toEqual(['fair', 'fair', 'fair', 'fair', 'light'])
})
