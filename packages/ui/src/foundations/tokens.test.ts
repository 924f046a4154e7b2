import { expect, test } from 'vitest'
import { readTokenPurposes } from './tokenPurposes.ts'
import { documentedTokens } from './tokens.ts'

test.each(Object.entries(documentedTokens))('every token of %s says what it is for', (_set, tokens) => {
  expect(tokens.length).toBeGreaterThan(0)
  expect(tokens.filter(({ purpose }) => purpose === '').map(({ name }) => name)).toEqual([])
})

test('a purpose is the comment right before its token', () => {
  const source =
    'const x = {\n  /** Of a. */\n  a: { /** Of\n * b. */ b: 1, c: 2 },\n  d: 3,\n}\n/** Of e. */ e: 4'
  expect([...readTokenPurposes(source, 'x = {')]).toEqual([
    ['a', 'Of a.'],
    ['a.b', 'Of b.'],
  ])
})
