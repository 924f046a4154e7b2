import { expect, test } from 'vitest'
import { diffLines } from './diffLines.ts'

test('shows what was removed and added, after the line before it', () => {
  expect(diffLines('a\nb\nc\nd\ne', 'a\nc\nd\nx\ne\nf')).toEqual(['  a', '- b', '  d', '+ x', '  e', '+ f'])
})

test('compares only the part that differs, so that a long blog is no burden', () => {
  const lines = Array.from({ length: 200_000 }, (_, line) => String(line))
  expect(diffLines(lines.join('\n'), lines.with(100_000, 'x').join('\n'))).toEqual([
    '  99999',
    '- 100000',
    '+ x',
  ])
})

test('shows nothing of equal texts', () => {
  expect(diffLines('a\nb', 'a\nb')).toEqual([])
})
