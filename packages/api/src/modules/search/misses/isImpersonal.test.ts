import { expect, test } from 'vitest'
import { isImpersonal } from './isImpersonal.ts'

test.each([
  'michael kors handbag',
  'dot & key 50 ml',
  'लाल चूड़ी',
  'serum under 1000 rupees',
  'flip flops size 8',
])('the search %j may be kept', (text) => expect(isImpersonal(text)).toBe(true))

test.each([
  '9876543210',
  '+91 98765-43210',
  '९८७६५४३२१०',
  'order 100234',
  'kurta 302001',
  'asha@example.in',
  'https://shop.example/a',
  'flat 4 rose tower',
  '12 gandhi nagar jaipur',
  'mg road bengaluru',
  'a b c d e f g h i',
  'x'.repeat(81),
  '!!',
])('the search %j is never kept', (text) => expect(isImpersonal(text)).toBe(false))
