import { expect, test } from 'vitest'
import { readTokenPurposes } from './tokenPurposes.ts'
import { documentedTokens } from './tokens.ts'

test.each(Object.entries(documentedTokens))('documents the purpose of every token of %s', (_set, tokens) => {
  expect(tokens.length).toBeGreaterThan(0)
  expect(tokens.filter(({ purpose }) => purpose === '').map(({ name }) => name)).toEqual([])
})

test('reads a purpose from the comment before its token', () => {
  const source =
    'const x = {\n  /** Of a. */\n  a: { /** Of\n * b. */ b: 1, c: 2 },\n  d: 3,\n}\n/** Of e. */ e: 4'
  expect([...readTokenPurposes(source, 'x = {')]).toEqual([
    ['a', 'Of a.'],
    ['a.b', 'Of b.'],
  ])
})
