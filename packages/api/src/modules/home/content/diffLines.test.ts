import { expect, test } from 'vitest'
import { diffLines } from './diffLines.ts'

test('shows what was removed and added, after the line before it', () => {
  expect(diffLines('a\nb\nc\nd\ne', 'a\nc\nd\nx\ne\nf')).toEqual(['  a', '- b', '  d', '+ x', '  e', '+ f'])
})

test('shows nothing of equal texts', () => {
  expect(diffLines('a\nb', 'a\nb')).toEqual([])
})
