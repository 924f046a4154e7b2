import { expect, test } from 'vitest'
import { isOld } from './isOld.ts'

test.each([
  ['error', 1_000, false],
  ['error', 6_000, true],
  ['success', 6_000, true],
  ['loading', 6_000, false],
] as const)('of the type %s, after %i ms: %s', (type, age, expected) => {
  expect(isOld({ type, since: Date.now() - age })).toBe(expected)
})
