import { expect, test } from 'vitest'
import { readingMinutes } from './readingMinutes.ts'

test.each([
  [0, 1],
  [100, 1],
  [660, 3],
])('estimates for %i words %i minutes', (words, minutes) => {
  expect(readingMinutes(`<p>${'word '.repeat(words)}</p>`)).toBe(minutes)
})
