import type { ListReviewsResponse, ReviewWire } from '@shop/contract/reviews.schema'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createApi } from '#lib/api/createApi.ts'
import { storyProduct, storyReviews } from '#testing/storyData.ts'
import { productQuery } from './api/productQuery.ts'
import { reviewsQuery } from './api/reviewsQuery.ts'
import { showOwnReview } from './showOwnReview.ts'

const own: ReviewWire = {
  id: 9,
  rating: 2,
  title: 'Dry',
  body: 'It flakes.',
  author: 'Ritu',
  verified: false,
  bought: null,
  created_at: '2026-11-27T06:00:00.000Z',
}

/** Loaded pages of a product with these reviews on the first. */
function loaded(first: ListReviewsResponse) {
  const api = createApi(async () => ({ status: 0, data: undefined }))
  const queries = new QueryClient()
  const keyOf = (page: number) => reviewsQuery(api, 'lip', page).queryKey
  queries.setQueryData(keyOf(1), first)
  queries.setQueryData(keyOf(2), { ...first, data: [], page: 2 })
  queries.setQueryData(productQuery(api, 'lip').queryKey, storyProduct)
  const page = (number: number) => queries.getQueryData(keyOf(number))
  const product = () => queries.getQueryData(productQuery(api, 'lip').queryKey)
  return { services: { api, queries }, page, product }
}

test('a new review is the first, and counts', () => {
  const { services, page, product } = loaded(storyReviews)
  showOwnReview(services, 'lip', { before: null, after: own })
  expect(page(1)?.data.map(({ id }) => id)).toEqual([9, 1, 2])
  expect(page(1)).toMatchObject({ total: 3, summary: { average: 3.7, count: 3, stars: [0, 1, 0, 1, 1] } })
  expect(page(2)).toMatchObject({ data: [], total: 3 })
  expect(product()).toMatchObject({ ratingAverage: 3.7, ratingCount: 3 })
})

test('a changed review keeps its place, and a deleted one leaves nothing', () => {
  const [first] = storyReviews.data
  if (first === undefined) throw new Error('There is no review')
  const { services, page } = loaded(storyReviews)
  const changed = { ...first, rating: 1 }
  showOwnReview(services, 'lip', { before: first, after: changed })
  expect(page(1)?.data.map(({ id, rating }) => [id, rating])).toEqual([
    [1, 1],
    [2, 4],
  ])
  expect(page(1)?.summary).toEqual({ average: 2.5, count: 2, stars: [1, 0, 0, 1, 0] })
  showOwnReview(services, 'lip', { before: changed, after: null })
  expect(page(1)).toMatchObject({ total: 1, summary: { average: 4, stars: [0, 0, 0, 1, 0] } })
  expect(page(1)?.data.map(({ id }) => id)).toEqual([2])
})

test('a list of one rating has the review while it has that rating', () => {
  const { services } = loaded(storyReviews)
  const key = reviewsQuery(services.api, 'lip', 1, { rating: 2 }).queryKey
  services.queries.setQueryData(key, { ...storyReviews, data: [], total: 0 })
  const list = () => services.queries.getQueryData(key)
  showOwnReview(services, 'lip', { before: null, after: own })
  expect(list()).toMatchObject({ data: [own], total: 1, summary: { count: 3 } })
  const better = { ...own, rating: 4 }
  showOwnReview(services, 'lip', { before: own, after: better })
  expect(list()).toMatchObject({ data: [], total: 0, summary: { stars: [0, 0, 0, 2, 1] } })
  showOwnReview(services, 'lip', { before: better, after: own })
  expect(list()).toMatchObject({ data: [own], total: 1 })
})
