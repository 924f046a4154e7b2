import { expect, test } from 'vitest'
import { keepReviewView, readReviewView, withReviewView } from './reviewView.ts'

test.each([
  ['', {}],
  ['variant=7', {}],
  ['reviews=newest_desc', {}],
  ['reviews=rating_asc&stars=4', { sort: 'rating_asc', rating: 4 }],
  ['stars=1', { rating: 1 }],
  ['reviews=helpful&stars=6', {}],
  ['stars=04', {}],
])('reads "%s"', (search, view) => {
  expect(readReviewView(new URLSearchParams(search))).toEqual(view)
})

test('keeps the rest of the address, and leaves nothing of what is not asked for', () => {
  const search = new URLSearchParams('variant=7&stars=2')
  expect(withReviewView(search, { sort: 'rating_desc', rating: 4 })).toBe(
    '?variant=7&reviews=rating_desc&stars=4',
  )
  expect(withReviewView(search, {})).toBe('?variant=7')
  expect(withReviewView(new URLSearchParams('stars=2'), { sort: 'newest_desc' })).toBe('')
})

test('stays when a shade is chosen', () => {
  const search = new URLSearchParams('variant=7&reviews=rating_asc&stars=4')
  expect(keepReviewView('/product/rose?variant=8', search)).toBe(
    '/product/rose?variant=8&reviews=rating_asc&stars=4',
  )
  expect(keepReviewView('/product/rose?choice=Size%3AM', new URLSearchParams('stars=9'))).toBe(
    '/product/rose?choice=Size%3AM',
  )
})
