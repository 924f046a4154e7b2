import { expect, test } from 'vitest'
import { wordsOf } from './wordsOf.ts'

test.each([
  ['velvet-matte-lipstick-old', 'velvet matte lipstick old'],
  ['Ruby_Lipstick 3-g', 'ruby lipstick'],
  ['123', ''],
  ["%'<script>", 'script'],
  ['a-very-long-name-of-a-product-that-was-sold', 'very long name of product that'],
])('reads the words of %j', (slug, words) => {
  expect(wordsOf(slug)).toBe(words)
})
