import { expect, test } from 'vitest'
import { isPossible, parseBlogFilter } from './blogFilter.ts'

test.each([
  ['', {}],
  ['category=skin', { category: 'skin' }],
  ['category=&subCategory=', {}],
  ['subCategory=oil-and-wash&utm_source=x', { subCategory: 'oil-and-wash' }],
  ['search=%20kajal%20', { search: 'kajal' }],
  ['search=kajal&page=2', { search: 'kajal', page: 2 }],
  ['search=kajal&page=1', { search: 'kajal' }],
  ['search=kajal&page=1e9', { search: 'kajal' }],
  ['page=2', {}],
  [`search=${'a'.repeat(300)}`, { search: 'a'.repeat(200) }],
])('parses the blog filter %j as %j', (query, filter) => {
  expect(parseBlogFilter(new URLSearchParams(query))).toEqual(filter)
})

test.each([
  [{ category: 'mom-and-baby', subCategory: 'first-months' }, true],
  [{}, true],
  [{ category: 'Mom & Baby' }, false],
  [{ subCategory: "'; drop table blog" }, false],
  [{ category: 'a'.repeat(201) }, false],
])('checks whether %j is possible: %s', (filter, expected) => {
  expect(isPossible(filter)).toBe(expected)
})
