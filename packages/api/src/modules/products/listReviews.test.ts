import type { ListReviewsResponse } from '@shop/contract/reviews.schema'
import { expect, describe, beforeAll, it } from 'vitest'
import { review } from '#database/schema/review.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db, get } = useApp('seeded')
const RATINGS = [4, 2, 5, 4, 1, 5, 4, 2, 5, 4]
const DAY_MS = 86_400_000

let url: string
/** Ids of the reviews, newest first. Each two have the same moment. */
let newestFirst: number[]
const ratingOf = new Map<number, number>()

beforeAll(async () => {
  const { productId } = await makeTestProduct(db())
  const now = Date.now()
  const rows = await db()
    .insert(review)
    .values(
      RATINGS.map((rating, index) => ({
        productId,
        rating,
        title: `Title ${index}`,
        body: 'Body',
        authorName: 'Asha',
        createdAt: new Date(now - Math.floor(index / 2) * DAY_MS),
      })),
    )
    .returning()
  url = `/api/products/${productId}/reviews`
  newestFirst = rows
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || other.id - one.id)
    .map(({ id }) => id)
  for (const { id, rating } of rows) ratingOf.set(id, rating)
})

const idsOf = ({ data }: ListReviewsResponse) => data.map(({ id }) => id)
const rating = (id: number) => ratingOf.get(id) ?? 0

describe('the order of reviews', () => {
  it.each([
    ['', () => newestFirst],
    ['sort=newest_desc', () => newestFirst],
    ['sort=rating_desc', () => newestFirst.toSorted((one, other) => rating(other) - rating(one))],
    ['sort=rating_asc', () => newestFirst.toSorted((one, other) => rating(one) - rating(other))],
  ])('is that of "%s", newest first among equals, and pages repeat nothing', async (query, expected) => {
    expect(idsOf(await get(`${url}?${query}`))).toEqual(expected())
    const pages = []
    for (const page of [1, 2, 3, 4]) pages.push(...idsOf(await get(`${url}?${query}&limit=3&page=${page}`)))
    expect(pages).toEqual(expected())
  })
})

describe('reviews with a number of stars', () => {
  it.each([1, 2, 3, 4, 5])('are all with %i, and the summary is of all reviews', async (stars) => {
    const list = await get<ListReviewsResponse>(`${url}?rating=${stars}`)
    const expected = newestFirst.filter((id) => rating(id) === stars)
    expect(idsOf(list)).toEqual(expected)
    expect(list.total).toBe(expected.length)
    expect(list.summary).toMatchObject({ count: RATINGS.length, stars: [1, 2, 0, 4, 3] })
  })

  it('page in the chosen order', async () => {
    const page = (number: number) => get(`${url}?rating=4&sort=rating_asc&limit=3&page=${number}`)
    const ids = [await page(1), await page(2)].flatMap((list) => idsOf(list as ListReviewsResponse))
    expect(ids).toEqual(newestFirst.filter((id) => rating(id) === 4))
  })
})

it.each([
  ['sort=helpful', 'sort'],
  ['sort=', 'sort'],
  ['rating=0', 'rating'],
  ['rating=6', 'rating'],
  ['rating=4.5', 'rating'],
  ['rating=four', 'rating'],
  ['stars=4', 'stars'],
])('refuses "%s" and names the parameter', async (query, parameter) => {
  const answer = await app().inject(`${url}?${query}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.body).toContain(parameter)
})
