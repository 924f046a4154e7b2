import { expect, test } from 'vitest'
import { returnException } from './returnException.ts'

test.each([
  ['hygiene', ['Makeup', 'Lips', 'Lipstick']],
  ['innerwear', ['Clothing', 'Innerwear', 'Bras']],
  ['innerwear', ['Lingerie', 'Sets', 'Lace']],
  ['babyCare', ['Mom & Baby', 'Baby Care', 'Feeding']],
])('gives %s as the reason for %j', (reason, names) => {
  expect(returnException(names.map((name) => ({ name })))).toBe(reason)
})
