import { expect, test } from 'vitest'
import { pagesAround } from './pagesAround.ts'

test.each([
  ['two pages', 1, 2, [1, 2]],
  ['the start of many', 1, 20, [1, 2, -20, 20]],
  ['the middle of many', 10, 20, [1, -9, 9, 10, 11, -20, 20]],
  ['the end of many', 20, 20, [1, -19, 19, 20]],
  ['a gap of one page', 4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('links the pages %s', (_case, page, count, pages) => {
  expect(pagesAround(page, count)).toEqual(pages)
})
