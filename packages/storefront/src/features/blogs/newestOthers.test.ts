import { makeBlogCard } from '@shop/contract/factories/blogs'
import { expect, test } from 'vitest'
import { isShort, newestOthers } from './newestOthers.ts'

test('returns the three newest posts of all categories, without the given ones', () => {
  const on = (date: string) => makeBlogCard({ date })
  const [first, second, third, fourth, given] = [
    on('2026-11-20'),
    on('2026-11-19'),
    on('2026-11-18'),
    on('2026-11-17'),
    on('2026-11-21'),
  ]
  const groups = [
    { category: 'Skin', blogs: [given, second, fourth] },
    { category: 'Hair', blogs: [first, third] },
  ]
  expect(newestOthers(groups, [given])).toEqual([first, second, third])
})

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
])('%i results are short: %s', (total, short) => {
  expect(isShort(total)).toBe(short)
})
